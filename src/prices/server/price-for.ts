import type { Day } from '#calendar/calendar.ts'
import type { ReferenceContext } from '#context.ts'
import { type Device, isAbout, narrowest, type Price, type Subject } from '../price.ts'
import { pricesOn } from './price-store.ts'

/**
 * What a list says on a day of one thing (a fault that is repaired, a grade and size that is bought, a service) for a device.
 * @returns net forints; null: nothing is said of it
 */
export async function priceFor(ctx: ReferenceContext, today: Day, subject: Subject, device: Device): Promise<Price | null> {
  const about = (await pricesOn(ctx, today)).filter((price) => isAbout(price, subject))
  return narrowest(about, device)
}
