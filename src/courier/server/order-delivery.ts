import type { Input } from '#base/endpoint.ts'
import { budapestDay, budapestTime } from '#calendar/calendar.ts'
import { workCalendar } from '#calendar/server/calendar-store.ts'
import type { Call, OutsideContext, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { cashForWayBack } from '#invoices/server/way-back-terms.ts'
import { can, stateOf } from '#requests/lifecycle.ts'
import { requireVersion } from '#requests/server/lifecycle/request-state.ts'
import type { courierApi } from '../courier.api.ts'
import { byEmployee, currentState, requireRequest } from './acted-by.ts'
import { deliveryCarrier } from './adapters/couriers.ts'
import { collectionDay } from './collection-day.ts'
import { type CourierRequest, customerEnd } from './courier-request-store.ts'
import { choiceAfter } from './delivery-choice-store.ts'
import { placeOrder } from './place-order.ts'
import { insertShipment, openShipment, setCashOnDelivery, shipmentsOf } from './shipment-store.ts'

/** @throws Refusal STATE_MOVED_ON, INVOICE_MISSING, INVOICE_UNPAID, COURIER_AWAY, COURIER_REFUSED */
export async function orderDelivery(ctx: OutsideContext & Call, { params: { id }, body: { version } }: Input<typeof courierApi.orderDelivery>) {
  const shipmentId = await ctx.transaction((own) => planDelivery(own, id, version))
  if (shipmentId !== null) await placeOrder(ctx, shipmentId, byEmployee(ctx))
  return ctx.transaction(async (own) => {
    const [shipment] = (await shipmentsOf(own.tx, id)).filter(({ leg }) => leg === 'out')
    return { ...(await currentState(own, id)), trackingNumber: shipment?.trackingNumber ?? null, cashOnDelivery: shipment?.cashOnDelivery ?? 0 }
  })
}

/** @returns the shipment the courier is to be asked for; null when it is ordered already */
async function planDelivery(ctx: TransactionContext, requestId: number, version: number): Promise<number | null> {
  const request = await requireRequest(ctx, requestId)
  const open = await openShipment(ctx.tx, requestId, 'out')
  if (open && open.orderedAt !== null) return null
  requireVersion(request, version)
  if (!can('orderDelivery', stateOf(request))) throw new Refusal('STATE_MOVED_ON')
  // Nobody at the counter of a store owes anything; the customer pays before it is handed to them there.
  const cash = await cashForWayBack(ctx, request)
  const cashOnDelivery = request.returnsToCounter ? 0 : cash
  // Nobody takes cash at a locker (`noCashAtLocker` has changed how it is paid; this is the last look).
  if (cashOnDelivery > 0 && (await customerEnd(ctx.tx, requestId, 'out')).lockerCode !== null) throw new Refusal('INVOICE_UNPAID')
  if (!open) return writeDelivery(ctx, request, cashOnDelivery)
  await setCashOnDelivery(ctx.tx, open.id, cashOnDelivery)
  return open.id
}

async function writeDelivery(ctx: TransactionContext, { id: requestId }: CourierRequest, cashOnDelivery: number): Promise<number> {
  const { tx, now, env } = ctx
  const { lockerProvider, lockerCode } = await customerEnd(tx, requestId, 'out')
  const locker = lockerProvider !== null && lockerCode !== null ? { provider: lockerProvider, code: lockerCode } : null
  const last = (await shipmentsOf(tx, requestId)).find(({ leg, orderedAt }) => leg === 'out' && orderedAt !== null)
  const { notBefore = null } = (last && (await choiceAfter(tx, last.id))) ?? {}
  const first = collectionDay(await workCalendar(ctx), budapestDay(now), budapestTime(now.toString()))
  // Asked for by whoever could not be reached the last time.
  const day = notBefore !== null && notBefore > first ? notBefore : first
  const provider = deliveryCarrier(env, lockerProvider)
  return insertShipment(tx, { requestId, leg: 'out', attempt: 1, provider, day, window: '12-17', locker, cashOnDelivery, now })
}
