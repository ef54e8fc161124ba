import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { can, type LifecycleAction, stateOf, stepOfLife } from '#requests/lifecycle.ts'
import { advanceRequest } from '#requests/server/lifecycle/advance-request.ts'
import { requireVersion } from '#requests/server/lifecycle/request-state.ts'
import { codeOf, failureStep } from '../actions.ts'
import { byEmployee, currentState, requireRequest } from './acted-by.ts'
import { shipmentsOf } from './shipment-store.ts'
import { takeEvents } from './take-events.ts'

type Act = { params: { id: number }; body: { version: number; note?: string } }

const taking = (action: LifecycleAction) => (ctx: TransactionContext & Call, act: Act) => take(ctx, act, action)

/** GAPS D1: nothing is shipped, in vain or not, without a parcel a courier knows. */
export const deliverySteps = { ship: taking('ship'), failDelivery: taking('failDelivery'), handBack: taking('handBack') }

/**
 * An employee says what happened to the parcel on its way back; what stands so already is answered as done.
 * @throws Refusal STATE_MOVED_ON, COURIER_NOT_ORDERED
 */
async function take(ctx: TransactionContext & Call, { params: { id }, body: { version, note = '' } }: Act, action: LifecycleAction) {
  const request = await requireRequest(ctx, id)
  // A failed delivery is no end: only its version tells a second one from a repeated call.
  if (action !== failureStep.out && request.status === stepOfLife(action).to) return currentState(ctx, id)
  requireVersion(request, version)
  if (!can(action, stateOf(request))) throw new Refusal('STATE_MOVED_ON')
  const shipment = (await shipmentsOf(ctx.tx, id)).find(({ leg, orderedAt }) => leg === 'out' && orderedAt !== null)
  // What came back goes nowhere until its way is ordered anew.
  if (action === 'ship' && shipment?.endedAt) throw new Refusal('COURIER_NOT_ORDERED')
  if (!shipment) throw new Refusal('COURIER_NOT_ORDERED')
  const actedBy = byEmployee(ctx, { note })
  await takeEvents(ctx, shipment, [{ code: codeOf(action, shipment.status === 'FAILED'), at: ctx.now, note: note || null }], {
    source: 'staff',
    actedBy,
  })
  // The parcel's own way may be over, as after an undone step: the employee's word counts for the request all the same.
  if ((await currentState(ctx, id)).version === version) await advanceRequest(ctx, id, action, actedBy)
  return currentState(ctx, id)
}
