import { addDays, type Day } from '#calendar/calendar.ts'

export type TransferReminder = 'beforeDue' | 'afterDue'

/** System parameters `transferReminderDaysBefore` and `transferReminderDaysAfter`, calendar days. */
export type ReminderDays = { readonly before: number; readonly after: number }

type Awaited = { readonly dueOn: Day; readonly issuedOn: Day; readonly reminded: readonly TransferReminder[] }

/**
 * The reminder of a transfer that is due to be sent today: shortly before the day it falls due, unless it was asked for only today, and some days
 * after it. Each is sent once; who was not reminded in time is reminded of what holds now.
 */
export function dueTransferReminder({ dueOn, issuedOn, reminded }: Awaited, today: Day, { before, after }: ReminderDays): TransferReminder | null {
  if (today >= addDays(dueOn, after)) return reminded.includes('afterDue') ? null : 'afterDue'
  const isNear = today >= addDays(dueOn, -before) && today <= dueOn
  return isNear && issuedOn < today && !reminded.includes('beforeDue') ? 'beforeDue' : null
}
