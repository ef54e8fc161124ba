// Tax offices that can stand at the end of a tax number (DOMAIN 4).
const offices = new Set([...Array.from({ length: 39 }, (_, i) => i + 2).filter((n) => n !== 21), 41, 42, 43, 44, 51])

const weights = [9, 7, 3, 1, 9, 7, 3, 1]

/** The eight digits of the taxpayer: their weighted sum ends in 0. */
const baseHolds = (base: string) => weights.reduce((sum, weight, i) => sum + weight * Number(base[i]), 0) % 10 === 0

/** A Hungarian tax number as `12345676-2-41`, or null. Accepts it with or without hyphens and blanks. */
export function toTaxNumber(typed: string): string | null {
  const [, base, vat, office] = /^(\d{8})([1-5])(\d\d)$/.exec(typed.replace(/[\s\u2010-\u2015-]/g, '')) ?? []
  if (!base || !vat || !office || !baseHolds(base) || !offices.has(Number(office)) || base === '00000000') return null
  return `${base}-${vat}-${office}`
}
