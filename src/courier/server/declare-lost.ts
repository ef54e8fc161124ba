import { employeeIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import { budapestDay } from '#calendar/calendar.ts'
import { openCompensation } from '#compensations/server/compensation-store.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { can, stateOf } from '#requests/lifecycle.ts'
import { advanceRequest } from '#requests/server/lifecycle/advance-request.ts'
import { requireVersion } from '#requests/server/lifecycle/request-state.ts'
import { parcelAway } from '../actions.ts'
import type { courierApi } from '../courier.api.ts'
import { byEmployee, currentState, requireRequest } from './acted-by.ts'
import { carriedOf } from './list-shipments.ts'
import { insertLostParcel, markLost } from './lost-parcel-store.ts'
import { insertEvent } from './shipment-event-store.ts'
import { shipmentsOf } from './shipment-store.ts'

/**
 * An employee decides that a parcel is lost, on either leg, and what the customer is paid for the device (DESIGN 8.33). The request is closed,
 * nothing is owed for it, and the customer is told.
 * @throws Refusal STATE_MOVED_ON, PARCEL_NOT_AWAY
 */
export async function declareLost(
  ctx: TransactionContext & Call,
  { params: { id }, body: { version, compensation, note } }: Input<typeof courierApi.declareLost>,
) {
  const { tx, now } = ctx
  const request = await requireRequest(ctx, id)
  requireVersion(request, version)
  if (!can('declareLost', stateOf(request))) throw new Refusal('STATE_MOVED_ON')
  const parcel = parcelAway(request.status, carriedOf(await shipmentsOf(tx, id)), budapestDay(now))
  if (!parcel) throw new Refusal('PARCEL_NOT_AWAY')
  await insertEvent(tx, { shipmentId: parcel.id, code: 'LOST', at: now, source: 'staff', note: null, notedAt: now })
  await markLost(tx, parcel.id, now)
  await insertLostParcel(tx, { requestId: id, leg: parcel.leg, compensation, note, decidedAt: now, decidedByAccountId: employeeIdOf(ctx) })
  if (compensation > 0) await openCompensation(tx, id)
  await advanceRequest(ctx, id, 'declareLost', { ...byEmployee(ctx, { note }), outcome: 'LOST' })
  return currentState(ctx, id)
}
