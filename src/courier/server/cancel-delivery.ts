import type { Input } from '#base/endpoint.ts'
import type { Call, OutsideContext, Reaction, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { can, stateOf } from '#requests/lifecycle.ts'
import { advanceRequest } from '#requests/server/lifecycle/advance-request.ts'
import { requireVersion } from '#requests/server/lifecycle/request-state.ts'
import type { courierApi } from '../courier.api.ts'
import { byEmployee, currentState, requireRequest } from './acted-by.ts'
import { openShipment, withdrawShipment } from './shipment-store.ts'
import { withdrawOrders } from './withdraw-orders.ts'

/**
 * Calls the courier off while the parcel is still here: to correct the address, or because the customer fetches the device.
 * @throws Refusal STATE_MOVED_ON, COURIER_NOT_ORDERED
 */
export async function cancelDelivery(
  ctx: TransactionContext & Call,
  { params: { id }, body: { version, note } }: Input<typeof courierApi.cancelDelivery>,
) {
  const request = await requireRequest(ctx, id)
  requireVersion(request, version)
  if (!can('cancelDelivery', stateOf(request))) throw new Refusal('STATE_MOVED_ON')
  const shipment = await openShipment(ctx.tx, id, 'out')
  if (!shipment || shipment.orderedAt === null || shipment.collectedAt !== null) throw new Refusal('COURIER_NOT_ORDERED')
  await withdrawShipment(ctx.tx, shipment.id, ctx.now)
  await advanceRequest(ctx, id, 'cancelDelivery', byEmployee(ctx, { note }))
  return currentState(ctx, id)
}

/** The courier is told outside the transaction, and again until it has answered. */
export const withdrawCourierDelivery: Reaction<{ requestId: number }> = {
  job: 'courier.withdrawDelivery',
  transaction: false,
  run: (ctx: OutsideContext, { requestId }) => withdrawOrders(ctx, requestId),
}
