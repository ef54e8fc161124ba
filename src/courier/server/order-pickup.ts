import type { Input } from '#base/endpoint.ts'
import type { Call, OutsideContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { requireVersion } from '#requests/server/lifecycle/request-state.ts'
import { isBeforePickup } from '#requests/status.ts'
import type { courierApi } from '../courier.api.ts'
import { byEmployee, currentState, requireRequest } from './acted-by.ts'
import { placeOrder } from './place-order.ts'
import { planPickup } from './plan-pickup.ts'
import { openShipment } from './shipment-store.ts'
import { withdrawOrders } from './withdraw-orders.ts'

/** @throws Refusal STATE_MOVED_ON, PICKUP_DAY_CLOSED (the customer has not chosen again), COURIER_AWAY, COURIER_REFUSED */
export async function orderPickup(ctx: OutsideContext & Call, { params: { id }, body: { version } }: Input<typeof courierApi.orderPickup>) {
  const shipmentId = await ctx.transaction(async (own) => {
    const request = await requireRequest(own, id)
    const open = await openShipment(own.tx, id, 'in')
    const { pickupDay, pickupWindow } = request
    if (request.closedAt !== null) throw new Refusal('STATE_MOVED_ON')
    const isPlanned = open && open.day === pickupDay && open.pickupWindow === pickupWindow
    if (isPlanned && open.orderedAt !== null) return null
    if (request.collectedAt !== null || !isBeforePickup(request.status)) throw new Refusal('STATE_MOVED_ON')
    // Planning ends a hold and so moves the version on. Who wishes what is planned already wishes the same, and joins the asking.
    if (!isPlanned) requireVersion(request, version)
    if (pickupDay === null) throw new Refusal('PICKUP_DAY_CLOSED')
    return planPickup(own, id)
  })
  if (shipmentId !== null) {
    await withdrawOrders(ctx, id)
    await placeOrder(ctx, shipmentId, byEmployee(ctx))
  }
  return ctx.transaction((own) => currentState(own, id))
}
