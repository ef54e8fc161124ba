import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { can, type LifecycleAction, stateOf, stepOfLife } from '#requests/lifecycle.ts'
import { advanceRequest } from '#requests/server/lifecycle/advance-request.ts'
import { requireVersion } from '#requests/server/lifecycle/request-state.ts'
import type { courierApi } from '../courier.api.ts'
import type { ShipmentStatus } from '../shipment.ts'
import { byEmployee, currentState, requireRequest } from './acted-by.ts'
import { type Shipment, shipmentsOf } from './shipment-store.ts'
import { takeEvents } from './take-events.ts'

type Act = { params: { id: number }; body: { version: number; note?: string } }

/** GAPS D1: nothing is shipped without a parcel a courier knows. */
export const shipDevice = (ctx: TransactionContext & Call, input: Input<typeof courierApi.shipDevice>) => take(ctx, input, 'ship')

export const failDelivery = (ctx: TransactionContext & Call, input: Input<typeof courierApi.failDelivery>) => take(ctx, input, 'failDelivery')

export const handBack = (ctx: TransactionContext & Call, input: Input<typeof courierApi.handBack>) => take(ctx, input, 'handBack')

/** As the courier would tell it; a parcel that was tried before sets out once more. */
const codeOf = (action: LifecycleAction, { status }: Shipment): ShipmentStatus => {
  if (action === 'ship') return status === 'FAILED' ? 'OUT_FOR_DELIVERY' : 'PICKED_UP'
  return action === 'handBack' ? 'DELIVERED' : 'FAILED'
}

/**
 * An employee says what happened to the parcel on its way back; what stands so already is answered as done.
 * @throws Refusal STATE_MOVED_ON, COURIER_NOT_ORDERED
 */
async function take(ctx: TransactionContext & Call, { params: { id }, body: { version, note = '' } }: Act, action: LifecycleAction) {
  const request = await requireRequest(ctx, id)
  // A failed delivery is no end: only its version tells a second one from a repeated call.
  if (action !== 'failDelivery' && request.status === stepOfLife(action).to) return currentState(ctx, id)
  requireVersion(request, version)
  if (!can(action, stateOf(request))) throw new Refusal('STATE_MOVED_ON')
  const shipment = (await shipmentsOf(ctx.tx, id)).find(({ leg, orderedAt }) => leg === 'out' && orderedAt !== null)
  if (!shipment) throw new Refusal('COURIER_NOT_ORDERED')
  const actedBy = byEmployee(ctx, { note })
  await takeEvents(ctx, shipment, [{ code: codeOf(action, shipment), at: ctx.now, note: note || null }], { source: 'staff', actedBy })
  // The parcel's own way may be over, as after an undone step: the employee's word counts for the request all the same.
  if ((await currentState(ctx, id)).version === version) await advanceRequest(ctx, id, action, actedBy)
  return currentState(ctx, id)
}
