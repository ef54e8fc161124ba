import { budapestDay } from '#calendar/calendar.ts'

/** How many days ago something happened, by the days of Budapest. */
export const daysSince = (instant: string, now: Date = new Date()): number =>
  Math.round((Date.parse(budapestDay(now)) - Date.parse(budapestDay(instant))) / 86_400_000)
