// Tax offices that can stand at the end of a tax number (DOMAIN 4).
const offices = new Set([...Array.from({ length: 39 }, (_, i) => i + 2).filter((n) => n !== 21), 41, 42, 43, 44, 51])

const weights = [9, 7, 3, 1, 9, 7, 3]

/** The eighth digit of the taxpayer, from the seven before it: it fills their weighted sum up to a round one. */
const checkDigit = (base: string) => (10 - (weights.reduce((sum, weight, i) => sum + weight * Number(base[i]), 0) % 10)) % 10

/** A Hungarian tax number as `12345676-2-41`, or null. Accepts it with or without hyphens and blanks. */
export function toTaxNumber(typed: string): string | null {
  const bare = typed.replace(/[\s\u2010-\u2015-]/g, '')
  if (!/^\d{8}[1-5]\d\d$/.test(bare) || bare.startsWith('00000000')) return null
  const [base, vat, office] = [bare.slice(0, 8), bare.slice(8, 9), bare.slice(9)]
  return Number(base[7]) === checkDigit(base) && offices.has(Number(office)) ? `${base}-${vat}-${office}` : null
}
