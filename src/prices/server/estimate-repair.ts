import type { Day } from '#calendar/calendar.ts'
import { figureInForce } from '#catalogue/server/figures.ts'
import { repairFees } from '#catalogue/server/repair-fees.ts'
import type { ReferenceContext } from '#context.ts'
import type { Device, Price } from '../price.ts'
import { daysOf, priceOfFault, rangeOf, totalOf } from '../repair-calculation.ts'
import { priceFor } from './price-for.ts'

/**
 * What a paid repair is expected to cost: of each fault its price, in the order asked for; null: it needs an inspection.
 * @param listId of the price list the payer has; null: they have the general prices
 */
export async function estimateRepair(ctx: ReferenceContext, today: Day, device: Device, failureOptionIds: readonly number[], listId: number | null) {
  const lines = await Promise.all([...new Set(failureOptionIds)].map((id) => lineOf(ctx, today, device, id, listId)))
  const { deliveryFee, inspectionFee } = await repairFees(ctx, today)
  const prices = lines.map(({ price }) => price)
  const since = prices.flatMap((price) => (price ? [price.validFrom] : [])).sort()
  return {
    lines,
    delivery: deliveryFee,
    total: totalOf(
      prices.map((price) => price && rangeOf(price)),
      deliveryFee,
    ),
    inspectionNeeded: prices.includes(null),
    inspectionFee,
    expectedRepairWorkingDays: daysOf(prices, await figureInForce(ctx, today, 'expectedRepairWorkingDays')),
    priceListDate: since.at(-1) ?? null,
  }
}

type Line = { readonly failureOptionId: number; readonly price: Price | null }

async function lineOf(ctx: ReferenceContext, today: Day, device: Device, failureOptionId: number, listId: number | null): Promise<Line> {
  const listed = await priceFor(ctx, today, { kind: 'repair', failureOptionId }, device, listId)
  return { failureOptionId, price: priceOfFault(failureOptionId, device.productTypeId !== null, listed) }
}
