import { addWorkdays, calendarComplete, type Day, nextWorkday, type WorkCalendar, yearOf } from '#calendar/calendar.ts'

/** Until when something may be decided. */
export type Deadline = {
  readonly day: Day
  /** False: the days lead through a year whose moved working days are not known yet (DOMAIN 7), so it may still be extended. */
  readonly certain: boolean
}

/** DESIGN 8.1: so many working days after the day it is sent; the day itself does not count. Valid to the end of the day in Budapest. */
export function deadlineOf(calendar: WorkCalendar, sentOn: Day, workdays: number): Deadline {
  const day = addWorkdays(calendar, sentOn, workdays)
  return { day, certain: isCertain(calendar, sentOn, day) }
}

/**
 * DESIGN 8.14: the last day the customer was told is kept, except that a calendar known better since lets it end later.
 * @returns the later last day; null where nothing changes: no deadline is ever shortened
 */
export function extendedDay(calendar: WorkCalendar, sentOn: Day, workdays: number, lastDay: Day): Day | null {
  const day = addWorkdays(calendar, sentOn, workdays)
  return day > lastDay ? day : null
}

export function isCertain(calendar: WorkCalendar, from: Day, to: Day): boolean {
  for (let year = yearOf(from); year <= yearOf(to); year++) if (!calendarComplete(calendar, year)) return false
  return true
}

/** Milliseconds since 1970. The last moment still counts (SECURITY F21): screen, server and clock ask this one rule. */
export const isInTime = (now: number, validUntil: number): boolean => now <= validUntil

/** Halfway, and three and one working day before the end. */
export type Reminder = 'half' | 'threeDays' | 'oneDay'

/** On which day each reminder is due, in their order; none of them on the day of sending or on the last day. */
export function reminderDays(calendar: WorkCalendar, sentOn: Day, lastDay: Day): ReadonlyMap<Reminder, Day> {
  const days: Day[] = []
  for (let day = nextWorkday(calendar, sentOn); day <= lastDay; day = nextWorkday(calendar, day)) days.push(day)
  const before = (workdays: number) => days.at(-1 - workdays)
  const half = days[Math.ceil(days.length / 2) - 1]
  const [threeDays, oneDay] = [before(3), before(1)]
  const due = new Map<Reminder, Day>()
  if (half && threeDays && half < threeDays) due.set('half', half)
  if (threeDays) due.set('threeDays', threeDays)
  if (oneDay) due.set('oneDay', oneDay)
  return due
}

/** The reminder that should have gone out by today; earlier ones that were missed are not made up for. */
export const dueReminder = (due: ReadonlyMap<Reminder, Day>, today: Day): Reminder | null => [...due].findLast(([, day]) => day <= today)?.[0] ?? null
