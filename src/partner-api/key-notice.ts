import { type Day, daysBetween } from '#calendar/calendar.ts'

/** Before a key ends, and on the day it does. */
export type KeyNotice = 'twoWeeks' | 'threeDays' | 'today'

/** The notice that is due; one that was missed gives way to the next. Null: it is too early, or over. */
export function dueNotice(today: Day, lastDay: Day): KeyNotice | null {
  const left = daysBetween(today, lastDay)
  if (left < 0 || left > 14) return null
  if (left === 0) return 'today'
  return left <= 3 ? 'threeDays' : 'twoWeeks'
}
