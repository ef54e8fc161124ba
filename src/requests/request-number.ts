import { normalised } from '#base/normalised.ts'

/** A request number as people read and say it: `123 456 789`, with blanks that do not break. */
export const formatRequestNumber = (crmRequestId: number) => String(crmRequestId).replace(/\B(?=(\d{3})+$)/g, '\u00A0')

/** The request number somebody typed or copied, in groups or not; null when it is none (nine digits, migration 0006). */
export function parseRequestNumber(typed: string): number | null {
  const digits = normalised(typed, 'NFKC').replace(/[\s\p{Cf}.\-#]/gu, '')
  return /^[1-9]\d{8}$/.test(digits) ? Number(digits) : null
}
