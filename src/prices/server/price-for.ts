import type { Day } from '#calendar/calendar.ts'
import type { ReferenceContext } from '#context.ts'
import { type Device, isAbout, narrowest, type Price, type Subject } from '../price.ts'
import { pricesOn } from './price-store.ts'

/**
 * What the lists say on a day of one thing (a fault that is repaired, a grade and size that is bought, a service) for a device: whatever the payer's own
 * list says of it comes before the general one, however narrow that is.
 * @param listId of the payer's own list; null: they have none
 * @returns net forints; null: nothing is said of it
 */
export async function priceFor(
  ctx: ReferenceContext,
  today: Day,
  subject: Subject,
  device: Device,
  listId: number | null = null,
): Promise<Price | null> {
  const inList = async (list: number | null) =>
    narrowest(
      (await pricesOn(ctx, today, list)).filter((price) => isAbout(price, subject)),
      device,
    )
  return (listId === null ? null : await inList(listId)) ?? (await inList(null))
}
