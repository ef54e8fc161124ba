import { budapestDay, type Day } from '#calendar/calendar.ts'

/** The moment at which money of a day counts in the books: noon of that day in Budapest, or now where that has not come yet. */
export function bookedAt(day: Day, now: Temporal.Instant): Temporal.Instant {
  if (day >= budapestDay(now)) return now
  return Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: 'Europe/Budapest', plainTime: '12:00' }).toInstant()
}
