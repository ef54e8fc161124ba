import { addDays, budapestDay, type Day } from '#calendar/calendar.ts'
import type { TransactionContext } from '#context.ts'
import { markReminded } from './preparation-store.ts'

/** The day after an instant, in Budapest. */
export const dayAfter = (now: Temporal.Instant): Day => addDays(budapestDay(now), 1)

/** On the evening before the courier comes. The mark and the email's job are written together, so each day is reminded of once. */
export async function remindOfPickup({ tx, now, announce }: TransactionContext): Promise<void> {
  for (const requestId of await markReminded(tx, dayAfter(now))) await announce('pickupReminderDue', { requestId })
}
