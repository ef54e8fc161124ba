import { z } from 'zod'
import { boundedText } from '#base/bounded-text.ts'
import { issueMessage, refusedWith } from '#errors.ts'

/** The row's number holds both parts: 202600000123 (migration 0042). */
const numbersPerYear = 100_000_000

/** `R-2026-000123` (GAPS D13). */
export const formatOrderNumber = (id: number): string => `R-${Math.floor(id / numbersPerYear)}-${String(id % numbersPerYear).padStart(6, '0')}`

/** The row an order number names; null when it is none. */
export function parseOrderNumber(typed: string): number | null {
  const [, year = '', number = ''] = /^R-(20\d\d)-(\d{6,8})$/.exec(typed.trim().toUpperCase()) ?? []
  return year === '' ? null : Number(year) * numbersPerYear + Number(number)
}

const numbered = (code: 'NOT_FOUND' | 'INVALID_INPUT') =>
  boundedText(30).transform((text, refused) => {
    const id = parseOrderNumber(text)
    if (id === null) refused.addIssue({ code: 'custom', message: issueMessage(code) })
    return id ?? 0
  })

/** The `:id` of a call about one order. */
export const orderIdParams = z.object({ id: numbered('NOT_FOUND') }, refusedWith('NOT_FOUND'))
/** The last order of the page before. */
export const orderPlace = numbered('INVALID_INPUT')
