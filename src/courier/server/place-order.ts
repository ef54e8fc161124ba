import { together } from '#base/server/db/together.ts'
import type { OutsideContext, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { can, stateOf } from '#requests/lifecycle.ts'
import { advanceRequest } from '#requests/server/lifecycle/advance-request.ts'
import { orderStep } from '../actions.ts'
import type { ActedBy } from './acted-by.ts'
import type { Placed } from './adapters/courier-adapter.ts'
import { courierOf } from './adapters/couriers.ts'
import { lockRequest } from './courier-request-store.ts'
import { storeLabel } from './label-store.ts'
import { parcelOrderOf } from './parcel-order.ts'
import { insertEvent } from './shipment-event-store.ts'
import { findShipment, holdShipment, notePlaced, noteRefusal, type Shipment } from './shipment-store.ts'

/**
 * Asks the courier to carry a shipment, outside any transaction, and writes down the answer together with the step of the request.
 * However often and by however many it is called, the courier gets one order: one asks at a time, and whoever asks after a lost
 * answer looks for the order first (SECURITY F39).
 * @throws Refusal COURIER_AWAY, COURIER_REFUSED
 */
export async function placeOrder(ctx: OutsideContext, shipmentId: number, actedBy: ActedBy): Promise<void> {
  const shipment = await ctx.transaction(({ tx, now }) => holdShipment(tx, shipmentId, now))
  if (!shipment) {
    const { orderedAt, endedAt } = await findShipment(ctx.tx, shipmentId)
    if (orderedAt !== null || endedAt !== null) return
    throw new Refusal('COURIER_AWAY')
  }
  const placed = await ask(ctx, shipment)
  await ctx.transaction((own) => writeDown(own, shipment, placed, actedBy))
  const { label } = placed
  if (label) await ctx.transaction((own) => storeLabel(own, shipment.id, label))
}

async function ask(ctx: OutsideContext, shipment: Shipment): Promise<Placed> {
  const courier = courierOf(ctx, shipment.provider)
  const order = await parcelOrderOf(ctx, shipment)
  try {
    const lost = shipment.asks > 1 && shipment.askedAt !== null ? await courier.find(order, shipment.askedAt) : null
    return lost ?? (await (shipment.leg === 'in' ? courier.createPickup(order) : courier.createDelivery(order)))
  } catch (error) {
    if (error instanceof Refusal && error.code === 'COURIER_REFUSED') {
      const reason = String(error.values.reason)
      await ctx.transaction(({ tx }) => noteRefusal(tx, shipment.id, reason))
    } else ctx.log.warn({ err: error, cause: error instanceof Error ? error.cause : undefined, shipment: shipment.id }, 'the courier did not answer')
    throw error
  }
}

async function writeDown(
  ctx: TransactionContext,
  { id, requestId, leg }: Shipment,
  { carrierId, trackingNumber }: Placed,
  actedBy: ActedBy,
): Promise<void> {
  const request = await lockRequest(ctx.tx, requestId)
  const noted = request && (await notePlaced(ctx.tx, id, { carrierId, trackingNumber, now: ctx.now }))
  if (!noted) return
  const followed = async () => {
    // Withdrawn while the courier was asked: whoever withdrew it tells the courier.
    if (noted.endedAt !== null) return
    const action = orderStep[leg]
    if (can(action, stateOf(request))) await advanceRequest(ctx, requestId, action, { ...actedBy, note: trackingNumber })
    // Another order for the same step: the customer is told its number.
    else if (leg === 'in' && request.status === 'DELIVERY_IN_ORDERED') await ctx.announce('pickupOrdered', { requestId })
  }
  const ordered = { shipmentId: id, code: 'PICKUP_ORDERED', at: ctx.now, source: 'system', note: null, notedAt: ctx.now } as const
  await together([insertEvent(ctx.tx, ordered), followed()])
}
