import { addDays, budapestDay, type Day } from '#calendar/calendar.ts'
import type { TransactionContext } from '#context.ts'
import { markReminded } from './preparation-store.ts'

/** The day after an instant, in Budapest. */
export const dayAfter = (now: Temporal.Instant): Day => addDays(budapestDay(now), 1)

/**
 * On the evening before the courier comes. The mark and the email's job are written together, so each day is reminded of once; devices the courier
 * comes for together are one email to whoever hands them over (decision 85).
 */
export async function remindOfPickup({ tx, now, announce }: TransactionContext): Promise<void> {
  const pickups = Map.groupBy(await markReminded(tx, dayAfter(now)), ({ id, orderId, pickupGroup, pickupWindow, email }) =>
    pickupGroup === null ? String(id) : [orderId, pickupGroup, pickupWindow, email].join(' '),
  )
  for (const devices of pickups.values()) {
    const requestId = Math.min(...devices.map(({ id }) => id))
    await announce(devices.length === 1 ? 'pickupReminderDue' : 'sharedPickupReminderDue', { requestId })
  }
}
