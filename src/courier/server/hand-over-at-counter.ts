import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { cashForWayBack } from '#invoices/server/way-back-terms.ts'
import { can, stateOf } from '#requests/lifecycle.ts'
import { advanceRequest } from '#requests/server/lifecycle/advance-request.ts'
import { requireVersion } from '#requests/server/lifecycle/request-state.ts'
import type { courierApi } from '../courier.api.ts'
import { byEmployee, currentState, requireRequest } from './acted-by.ts'
import { openShipment, withdrawShipment } from './shipment-store.ts'

/**
 * The customer fetches the device instead of a courier bringing it (DESIGN 8.33). What is owed is paid before, because nobody takes cash on
 * delivery here; a company may have its terms. Who came and what they showed stands in the history, for employees.
 * @throws Refusal STATE_MOVED_ON, COURIER_ORDERED, INVOICE_MISSING, INVOICE_UNPAID
 */
export async function handOverAtCounter(
  ctx: TransactionContext & Call,
  { params: { id }, body: { version, handedTo, identity, note } }: Input<typeof courierApi.handOverAtCounter>,
) {
  const request = await requireRequest(ctx, id)
  requireVersion(request, version)
  if (!can('handOverAtCounter', stateOf(request))) throw new Refusal('STATE_MOVED_ON')
  const shipment = await openShipment(ctx.tx, id, 'out')
  if (shipment && shipment.orderedAt !== null) throw new Refusal('COURIER_ORDERED')
  if ((await cashForWayBack(ctx, request)) > 0) throw new Refusal('INVOICE_UNPAID')
  // Written down for a courier who has not taken it.
  if (shipment) await withdrawShipment(ctx.tx, shipment.id, ctx.now)
  await advanceRequest(ctx, id, 'handOverAtCounter', byEmployee(ctx, { note: [identity, handedTo, note].filter(Boolean).join(': ') }))
  return currentState(ctx, id)
}
