import { addDays, type Day, type WorkCalendar, workdaysBetween } from '#calendar/calendar.ts'
import type { ShipmentStatus } from './shipment.ts'

/** GAPS D17, in working days since the last news: from then the courier is asked, and from then somebody decides whether the parcel is lost. */
const daysUntilEnquiry = 3
const daysUntilLost = 10

type Parcel = {
  readonly status: ShipmentStatus
  readonly ordered: boolean
  readonly ended: boolean
  /** When the courier comes; before it nothing is to be heard. */
  readonly day: Day
  readonly newsOn: Day | null
}

export type Silence = { readonly since: Day; readonly days: number; readonly mayBeLost: boolean }

/** A parcel under way of which nothing was heard for too long; one in a locker waits for whoever fetches it. */
export function silenceOf({ status, ordered, ended, day, newsOn }: Parcel, calendar: WorkCalendar, today: Day): Silence | null {
  if (!ordered || ended || status === 'IN_LOCKER') return null
  const since = newsOn !== null && newsOn > day ? newsOn : day
  const days = workdaysBetween(calendar, since, today)
  return days < daysUntilEnquiry ? null : { since, days, mayBeLost: days >= daysUntilLost }
}

/** The last day whose silence is too long today. */
export function silentUntil(calendar: WorkCalendar, today: Day): Day {
  let day = today
  while (workdaysBetween(calendar, day, today) < daysUntilEnquiry) day = addDays(day, -1)
  return day
}
