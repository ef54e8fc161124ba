import { onDemand } from '#base/on-demand.ts'
import { isStatutoryHoliday } from './holidays.ts'

/** A calendar day in Europe/Budapest, `2026-11-21`. ISO days of one length compare as text. */
export type Day = string

/** What the calendar table knows of a day: a statutory holiday, a rest day moved to it, a Saturday worked instead. */
export type DayKind = 'holiday' | 'rest' | 'working'

/** The Hungarian working-day calendar (Mt. 102. §, yearly decrees on moved days), table `calendar_days`. */
export type WorkCalendar = {
  readonly days: ReadonlyMap<Day, DayKind>
  /** Years whose decree is known and entered. */
  readonly completeYears: ReadonlySet<number>
}

const dayLength = 86_400_000
const instantOf = (day: Day) => Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)))
const dayAt = (instant: number): Day => new Date(instant).toISOString().slice(0, 10)

/** Whether the text is a day that exists, written as `2026-02-28`. */
export const isDay = (text: string): boolean => /^(19|20)\d\d-\d\d-\d\d/.test(text) && dayAt(instantOf(text)) === text

export const addDays = (day: Day, days: number): Day => dayAt(instantOf(day) + days * dayLength)

/** How many days later the second day is; negative when it is earlier. */
export const daysBetween = (from: Day, to: Day): number => (instantOf(to) - instantOf(from)) / dayLength

/** The same day so many years away; 29 February becomes the 28th. */
export function addYears(day: Day, years: number): Day {
  const moved = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`
  return isDay(moved) ? moved : `${moved.slice(0, 8)}28`
}

/** The same day so many months away, or the last day of a shorter month. */
export function addMonths(day: Day, months: number): Day {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  const lastDay = new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0))
  return dayAt(Math.min(lastDay.getTime(), Date.UTC(Math.floor(month / 12), month % 12, Number(day.slice(8, 10)))))
}

export const yearOf = (day: Day) => Number(day.slice(0, 4))

/** 0 Sunday … 6 Saturday. */
export const weekdayOf = (day: Day) => new Date(instantOf(day)).getUTCDay()

/** False: the moved days of that year are not known yet, so it is counted by the statutory holidays, and employees are told (DESIGN 8.14). */
export const calendarComplete = (calendar: WorkCalendar, year: number) => calendar.completeYears.has(year)

/** What the table says of the day; where it says nothing, Monday to Friday without the statutory holidays. */
export function isWorkday(calendar: WorkCalendar, day: Day): boolean {
  const kind = calendar.days.get(day)
  if (kind !== undefined) return kind === 'working'
  const weekday = weekdayOf(day)
  return weekday !== 0 && weekday !== 6 && !isStatutoryHoliday(day)
}

/** What was found for a calendar, which never changes: another edition of the table is another calendar. */
const nextWorkdays = new WeakMap<WorkCalendar, Map<Day, Day>>()

/** The first working day after the given day. */
export function nextWorkday(calendar: WorkCalendar, day: Day): Day {
  const found = nextWorkdays.get(calendar) ?? new Map<Day, Day>()
  nextWorkdays.set(calendar, found)
  const known = found.get(day)
  if (known !== undefined) return known
  let next = addDays(day, 1)
  while (!isWorkday(calendar, next)) next = addDays(next, 1)
  found.set(day, next)
  return next
}

/** The n-th working day after the given day; the day itself never counts. */
export function addWorkdays(calendar: WorkCalendar, day: Day, n: number): Day {
  let reached = day
  for (let left = n; left > 0; left--) reached = nextWorkday(calendar, reached)
  return reached
}

/** How many working days have passed since the first day, up to the second; 0 when it is not later. */
export function workdaysBetween(calendar: WorkCalendar, from: Day, to: Day): number {
  let count = 0
  for (let day = nextWorkday(calendar, from); day <= to; day = nextWorkday(calendar, day)) count += 1
  return count
}

const budapest = onDemand(
  () =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: 'Europe/Budapest',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
)

/** ISO text, `Date`, or on the server an instant. */
export type Moment = Date | string | Temporal.Instant

const hourLength = 3_600_000
/** Clocks in Budapest change on whole hours of UTC, so how far they are ahead is asked once for each hour. */
const aheadAt = new Map<number, number>()
const maxHours = 20_000

/** How far clocks in Budapest are ahead of UTC, in milliseconds. */
function aheadOfUtc(instant: number): number {
  const hour = Math.floor(instant / hourLength)
  const known = aheadAt.get(hour)
  if (known !== undefined) return known
  const start = hour * hourLength
  const parts = Object.fromEntries(
    budapest()
      .formatToParts(start)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, minute = 0 } = parts
  const ahead = Date.UTC(year, month - 1, day, parts.hour ?? 0, minute) - start
  if (aheadAt.size >= maxHours) aheadAt.clear()
  aheadAt.set(hour, ahead)
  return ahead
}

const millisecondsOf = (moment: Moment): number =>
  moment instanceof Date ? moment.getTime() : typeof moment === 'string' ? Date.parse(moment) : moment.epochMilliseconds

/** As clocks in Budapest show it, `2026-11-21T14:30:00.000Z`. */
function onClocks(moment: Moment): string {
  const instant = millisecondsOf(moment)
  return new Date(instant + aheadOfUtc(instant)).toISOString()
}

/** The day in Budapest of whole hours of UTC, as ISO texts begin: `2026-11-21T14`. */
const dayOfHour = new Map<string, Day>()
const isInUtc = /^\d{4}-\d\d-\d\dT\d\d:.*(?:Z|\+00:00)$/

/** The calendar day of an instant as clocks in Budapest show it. A text in UTC, as lists bring many of them, is not parsed again. */
export function budapestDay(instant: Moment): Day {
  if (typeof instant !== 'string' || !isInUtc.test(instant)) return onClocks(instant).slice(0, 10)
  const hour = instant.slice(0, 13)
  const known = dayOfHour.get(hour)
  if (known !== undefined) return known
  const day = onClocks(instant).slice(0, 10)
  if (dayOfHour.size >= maxHours) dayOfHour.clear()
  dayOfHour.set(hour, day)
  return day
}

/** Hours and minutes of an instant as clocks in Budapest show them, `14:30`. */
export const budapestTime = (instant: Moment): string => onClocks(instant).slice(11, 16)
