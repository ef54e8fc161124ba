import type { Day } from '#calendar/calendar.ts'
import type { Period } from './report.ts'

/** The month before that of a day, `2026-10`. */
export const monthBefore = (day: Day): string => Temporal.PlainDate.from(day).toPlainYearMonth().subtract({ months: 1 }).toString()

/** A month, `2026-10`, from its first to its last day. */
export function periodOfMonth(month: string): Period {
  const of = Temporal.PlainYearMonth.from(month)
  return { from: of.toPlainDate({ day: 1 }).toString(), to: of.toPlainDate({ day: of.daysInMonth }).toString() }
}
