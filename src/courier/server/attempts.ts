import { budapestDay, nextWorkday } from '#calendar/calendar.ts'
import { workCalendar } from '#calendar/server/calendar-store.ts'
import { figureInForce } from '#catalogue/server/figures.ts'
import type { ReadContext, TransactionContext } from '#context.ts'
import { requestSources } from '#requests/request-source.ts'
import { takeSlot } from '#requests/server/pickup/pickup-slot-store.ts'
import { pickupCarrier } from './adapters/couriers.ts'
import { type CourierRequest, clearPickup, setPickup, waitForCustomer } from './courier-request-store.ts'
import { insertShipment, type Shipment } from './shipment-store.ts'

/** GAPS D8: how often a courier tries before the customer must choose again; of either leg. */
export const maxAttempts = (ctx: Pick<ReadContext, 'tx' | 'now' | 'reference'>): Promise<number> =>
  figureInForce(ctx, budapestDay(ctx.now), 'failedPickupAttempts')

/** After a failed pickup: the next working day in the same window, or, after the last attempt, the customer's choice. */
export async function afterFailedPickup(
  ctx: Pick<TransactionContext, 'tx' | 'now' | 'env' | 'reference'>,
  request: CourierRequest,
  failed: Pick<Shipment, 'attempt' | 'day' | 'pickupWindow'>,
): Promise<void> {
  const { tx, now, env } = ctx
  const { id: requestId } = request
  if (failed.attempt >= (await maxAttempts(ctx))) {
    await clearPickup(tx, requestId)
    // What waits at the counter of a store is ordered anew from there.
    if (request.requestSourceId !== requestSources.counter) await waitForCustomer(tx, requestId, now)
    return
  }
  const today = budapestDay(now)
  const day = nextWorkday(await workCalendar(ctx), failed.day > today ? failed.day : today)
  const window = failed.pickupWindow
  // The courier comes whether or not the day is full; then it takes nobody's place.
  const zone = request.pickupZone !== null && (await takeSlot(tx, { day, zone: request.pickupZone, window })) ? request.pickupZone : null
  await setPickup(tx, requestId, { day, window, zone }, now)
  await insertShipment(tx, { requestId, leg: 'in', attempt: failed.attempt + 1, provider: pickupCarrier(env), day, window, now })
}
