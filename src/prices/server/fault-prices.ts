import { budapestDay } from '#calendar/calendar.ts'
import { lookupOf } from '#catalogue/server/lookup-store.ts'
import type { Call, ReadContext } from '#context.ts'
import type { Device } from '../price.ts'
import type { FaultPrice } from '../price-list.ts'
import { rangeOf } from '../repair-calculation.ts'
import { priceFor } from './price-for.ts'

/** What the repair of each fault is expected to cost today; faults without a price are left out. */
export async function faultPricesOf(ctx: ReadContext & Call, device: Device): Promise<FaultPrice[]> {
  const today = budapestDay(ctx.now)
  const faults = await lookupOf(ctx, ctx.language, 'failureOptions')
  const found = await Promise.all(
    faults.map(async ({ id, name }) => {
      const price = await priceFor(ctx, today, { kind: 'repair', failureOptionId: id }, device)
      return price && { failureOptionId: id, name, ...rangeOf(price) }
    }),
  )
  return found.filter((price) => price !== null)
}
