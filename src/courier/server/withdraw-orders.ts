import type { OutsideContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { courierOf } from './adapters/couriers.ts'
import { parcelOf, parcelOrderOf } from './parcel-order.ts'
import { findShipment, notePlaced, noteWithdrawal, type Shipment, shipmentsToWithdraw } from './shipment-store.ts'

const maxAtOnce = 50

/**
 * Tells couriers, outside any transaction, which orders are not wanted any more.
 * @param requestId only of this request
 * @throws Refusal COURIER_AWAY: to be tried again
 */
export async function withdrawOrders(ctx: OutsideContext, requestId?: number): Promise<void> {
  const failures: unknown[] = []
  for (const shipment of await shipmentsToWithdraw(ctx.tx, maxAtOnce, requestId))
    await withdraw(ctx, shipment).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

async function withdraw(ctx: OutsideContext, shipment: Shipment): Promise<void> {
  const { id, provider } = shipment
  if (!(await findLost(ctx, shipment))) {
    await ctx.transaction(({ tx }) => noteWithdrawal(tx, id, 'done'))
    return
  }
  const parcel = await parcelOf(ctx, await findShipment(ctx.tx, id))
  if (!parcel) throw new Error(`Shipment ${id} has lost its numbers`)
  const came = await courierOf(ctx, provider).cancel(parcel)
  if (came === 'late') ctx.log.warn({ shipment: id, provider }, 'the courier could not be stopped any more')
  await ctx.transaction(({ tx }) => noteWithdrawal(tx, id, came === 'cancelled' ? 'done' : 'late'))
}

/** An order whose answer was lost, or is still awaited, may stand all the same. @returns whether the courier has it */
async function findLost(ctx: OutsideContext, { id, provider, orderedAt, askedAt, askedUntil, ...rest }: Shipment): Promise<boolean> {
  if (orderedAt !== null) return true
  if (askedAt === null) return false
  if (askedUntil !== null && Temporal.Instant.compare(askedUntil, ctx.now) > 0) throw new Refusal('COURIER_AWAY')
  const order = await parcelOrderOf(ctx, { id, provider, orderedAt, askedAt, askedUntil, ...rest })
  const found = await courierOf(ctx, provider).find(order, askedAt)
  if (found) await ctx.transaction(({ tx, now }) => notePlaced(tx, id, { ...found, now }))
  return found !== null
}
