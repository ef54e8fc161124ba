import { budapestDay, budapestTime } from '#calendar/calendar.ts'
import { workCalendar } from '#calendar/server/calendar-store.ts'
import type { OutsideContext, Reaction, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { bySystem } from './acted-by.ts'
import { deliveryCarrier } from './adapters/couriers.ts'
import { cashLeft } from './cash-left.ts'
import { collectionDay } from './collection-day.ts'
import { correctionAbout, customerEnd, lockRequest } from './courier-request-store.ts'
import { placeOrder } from './place-order.ts'
import { insertShipment, openShipment, type Shipment, withdrawShipment } from './shipment-store.ts'
import { withdrawOrders } from './withdraw-orders.ts'

/**
 * Name, telephone or address of a request were corrected: an order that says the old ones is withdrawn and placed anew, as long as the courier
 * does not carry the parcel. An order the courier was not asked for yet reads the new facts by itself.
 */
export const redoCourierOrders: Reaction<{ requestId: number; correctionId: number }> = {
  job: 'courier.redoOrders',
  transaction: false,
  run: async (ctx, { requestId, correctionId }) => {
    const shipmentIds = await ctx.transaction((own) => planAnew(own, requestId, correctionId))
    await withdrawOrders(ctx, requestId)
    for (const id of shipmentIds) await orderAnew(ctx, id)
  },
}

/** Asks a courier for an order in the place of another one. */
export async function orderAnew(ctx: OutsideContext, shipmentId: number): Promise<void> {
  try {
    await placeOrder(ctx, shipmentId, bySystem)
  } catch (error) {
    // The reason stands at the request, where an employee mends it and asks again.
    if (!(error instanceof Refusal) || error.code !== 'COURIER_REFUSED') throw error
    ctx.log.error({ shipment: shipmentId, ...error.values }, 'the courier refused a corrected order')
  }
}

/** @returns the shipments the couriers are to be asked for; those of an earlier run of this job among them */
async function planAnew(ctx: TransactionContext, requestId: number, correctionId: number): Promise<number[]> {
  const request = await lockRequest(ctx.tx, requestId)
  const correction = await correctionAbout(ctx.tx, correctionId)
  if (!request || request.closedAt !== null || !correction) return []
  const ids: number[] = []
  for (const leg of correction.legs) {
    const open = await openShipment(ctx.tx, requestId, leg)
    if (!open || open.collectedAt !== null) continue
    const isOld = Temporal.Instant.compare(open.createdAt, correction.at) <= 0
    if (isOld && (leg === 'out' || open.askedAt !== null)) {
      const next = await replaceOrder(ctx, { ...open, cashOnDelivery: await cashLeft(ctx, request, open.cashOnDelivery) })
      if (next !== null) ids.push(next)
    } else if (open.orderedAt === null) ids.push(open.id)
  }
  return ids
}

/** Withdraws an order and writes the one in its place. @returns null when nothing may be ordered yet */
export async function replaceOrder({ tx, now, env, ...ctx }: TransactionContext, old: Shipment): Promise<number | null> {
  await withdrawShipment(tx, old.id, now)
  const { requestId, leg, attempt, provider, day, pickupWindow: window, cashOnDelivery } = old
  if (leg === 'in') return insertShipment(tx, { requestId, leg, attempt, provider, day, window, now })
  const { lockerProvider, lockerCode } = await customerEnd(tx, requestId, 'out')
  const locker = lockerProvider !== null && lockerCode !== null ? { provider: lockerProvider, code: lockerCode } : null
  // Nobody takes cash at a locker: it is paid first, then whoever dispatches couriers orders anew.
  if (locker && cashOnDelivery > 0) return null
  const next = collectionDay(await workCalendar({ tx, ...ctx }), budapestDay(now), budapestTime(now.toString()))
  return insertShipment(tx, {
    requestId,
    leg,
    attempt,
    provider: deliveryCarrier(env, lockerProvider),
    day: next,
    window,
    locker,
    cashOnDelivery,
    now,
  })
}
