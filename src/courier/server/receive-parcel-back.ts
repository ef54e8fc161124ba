import type { Input } from '#base/endpoint.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { can, stateOf } from '#requests/lifecycle.ts'
import { requireVersion } from '#requests/server/lifecycle/request-state.ts'
import { parcelAway } from '../actions.ts'
import type { courierApi } from '../courier.api.ts'
import { byEmployee, currentState, requireRequest } from './acted-by.ts'
import { carriedOf } from './list-shipments.ts'
import { insertEvent } from './shipment-event-store.ts'
import { moveShipment, shipmentsOf } from './shipment-store.ts'
import { bringBack } from './take-events.ts'

/**
 * Somebody has the parcel in hand that its courier took and did not deliver. Whatever the courier said last, its way is over: what it tells of
 * it later changes nothing, and the request goes on as after any parcel that came back.
 * @throws Refusal NOT_FOUND, STATE_MOVED_ON, PARCEL_NOT_AWAY
 */
export async function receiveParcelBack(
  ctx: TransactionContext & Call,
  { params: { id }, body: { version, note } }: Input<typeof courierApi.receiveParcelBack>,
) {
  const { tx, now } = ctx
  const request = await requireRequest(ctx, id)
  requireVersion(request, version)
  if (!can('receiveParcelBack', stateOf(request))) throw new Refusal('STATE_MOVED_ON')
  const parcel = parcelAway(request.status, carriedOf(await shipmentsOf(tx, id)), budapestDay(now))
  if (!parcel) throw new Refusal('PARCEL_NOT_AWAY')
  await insertEvent(tx, { shipmentId: parcel.id, code: 'RETURNED', at: now, source: 'staff', note: note || null, notedAt: now })
  await moveShipment(tx, parcel.id, { leg: 'out', status: 'RETURNED', collected: true, ended: true }, now)
  await bringBack(ctx, id, byEmployee(ctx, { note }))
  return currentState(ctx, id)
}
