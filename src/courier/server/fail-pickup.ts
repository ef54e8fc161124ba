import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { can, stateOf } from '#requests/lifecycle.ts'
import { requireVersion } from '#requests/server/lifecycle/request-state.ts'
import type { courierApi } from '../courier.api.ts'
import { byEmployee, currentState, requireRequest } from './acted-by.ts'
import { openShipment, wantWithdrawal } from './shipment-store.ts'
import { takeEvents } from './take-events.ts'

/** @throws Refusal STATE_MOVED_ON, COURIER_NOT_ORDERED */
export async function failPickup(ctx: TransactionContext & Call, { params: { id }, body: { version, note } }: Input<typeof courierApi.failPickup>) {
  const request = await requireRequest(ctx, id)
  requireVersion(request, version)
  if (!can('failPickup', stateOf(request)) || request.collectedAt !== null) throw new Refusal('STATE_MOVED_ON')
  const shipment = await openShipment(ctx.tx, id, 'in')
  if (!shipment || shipment.orderedAt === null) throw new Refusal('COURIER_NOT_ORDERED')
  const event = { code: 'FAILED', at: ctx.now, note: note || null } as const
  await takeEvents(ctx, shipment, [event], { source: 'staff', actedBy: byEmployee(ctx, { note }) })
  // The courier may not know; the next attempt is an order of its own.
  await wantWithdrawal(ctx.tx, shipment.id)
  return currentState(ctx, id)
}
