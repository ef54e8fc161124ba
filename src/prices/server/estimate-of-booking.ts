import { budapestDay } from '#calendar/calendar.ts'
import type { ReadContext } from '#context.ts'
import type { Estimate } from '../estimate.ts'
import type { Device } from '../price.ts'
import { rangeOf } from '../repair-calculation.ts'
import { estimateRepair } from './estimate-repair.ts'

/**
 * What the calculator says today of a paid repair, as it is kept with its request. Null: no fault was named.
 * @param listId of the price list whoever pays has; null: they have the general prices
 */
export async function estimateOfBooking(
  ctx: ReadContext,
  device: Device,
  failureOptionIds: readonly number[],
  listId: number | null,
): Promise<Estimate | null> {
  if (failureOptionIds.length === 0) return null
  const { lines, delivery, total, expectedRepairWorkingDays, priceListDate } = await estimateRepair(
    ctx,
    budapestDay(ctx.now),
    device,
    failureOptionIds,
    listId,
  )
  return {
    lines: lines.map(({ failureOptionId, price }) => ({
      failureOptionId,
      price: price && { ...rangeOf(price), netFrom: price.netFrom, labourMinutes: price.labourMinutes },
    })),
    delivery,
    total,
    expectedRepairWorkingDays,
    priceListDate,
  }
}
