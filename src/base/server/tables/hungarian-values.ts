import { normalised } from '../../normalised.ts'

/**
 * An amount as Hungarian banks and spreadsheets write it, in whole forints: `4 522`, `4.522,00`, `-4522`, `- 370`, `4,522.00`.
 * @returns undefined when it is no amount, or not a whole number of forints
 */
export function forintsOf(written: string): number | undefined {
  const text = written.replace(/[\s\u00a0\u202f]/g, '').replace(/(?:Ft|HUF)\.?$/i, '')
  const read = /^([+-]?)(\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+|\d{1,12})(?:[.,](0{1,6}))?$/.exec(text)
  if (!read) return undefined
  const amount = Number((read[2] ?? '').replace(/[.,]/g, ''))
  if (!Number.isSafeInteger(amount)) return undefined
  return read[1] === '-' && amount !== 0 ? -amount : amount
}

/** A calendar day as it is written in exports: `2026.11.21.`, `2026. 11. 21`, `2026-11-21`, `20261121`, `21.11.2026`, each with a time after it or not. */
export function dayOf(written: string): string | undefined {
  const text = written.trim()
  const yearFirst = /^(\d{4})(?:[.\-/]\s?(\d{1,2})[.\-/]\s?(\d{1,2})|(\d{2})(\d{2}))(?:\.?(?:[T ].*)?)$/.exec(text)
  const dayFirst = /^(\d{1,2})[./]\s?(\d{1,2})[./]\s?(\d{4})(?:\.?(?:[T ].*)?)$/.exec(text)
  const [year, month, day] = yearFirst
    ? [yearFirst[1], yearFirst[2] ?? yearFirst[4], yearFirst[3] ?? yearFirst[5]]
    : [dayFirst?.[3], dayFirst?.[2], dayFirst?.[1]]
  if (!year || !month || !day) return undefined
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${iso}T00:00:00Z`)
  return Number.isNaN(date.valueOf()) || date.toISOString().slice(0, 10) !== iso ? undefined : iso
}

/** The words of a header compared: case, accents, dots and spaces apart (DOMAIN 10.5). */
export const headerKey = (written: string): string => normalised(written.slice(0, 200).toLocaleLowerCase('hu'), 'NFD').replace(/[^\p{L}\p{N}]/gu, '')
