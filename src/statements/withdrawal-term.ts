import { addDays, type Day, isWorkday, type WorkCalendar, weekdayOf } from '#calendar/calendar.ts'

const days = 14

/** Regulation 1182/71, article 3 (4): a Saturday ends no term, though it may be worked instead of another day. */
const endsNoTerm = (calendar: WorkCalendar, day: Day) => [0, 6].includes(weekdayOf(day)) || !isWorkday(calendar, day)

/**
 * The last day on which a consumer may withdraw from a service: fourteen days after the contract, whose own day does not count (45/2014. Korm. r. 20. §
 * (2) b)); where no work is done on it, the next working day (Ptk. 8:3. §). A statement that is sent by its end is in time.
 */
export function lastDayToWithdraw(calendar: WorkCalendar, orderedOn: Day): Day {
  let last = addDays(orderedOn, days)
  while (endsNoTerm(calendar, last)) last = addDays(last, 1)
  return last
}
