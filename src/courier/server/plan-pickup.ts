import { together } from '#base/server/db/together.ts'
import type { TransactionContext } from '#context.ts'
import { isBeforePickup } from '#requests/status.ts'
import { pickupCarrier } from './adapters/couriers.ts'
import { type CourierRequest, customerCame, lockRequest } from './courier-request-store.ts'
import { insertShipment, openShipment, withdrawShipment } from './shipment-store.ts'

/** Whether a courier shall come to the customer, and when. */
function wantedPickup({ status, closedAt, collectedAt, pickupDay, pickupWindow }: CourierRequest) {
  if (closedAt !== null || collectedAt !== null || !isBeforePickup(status) || pickupDay === null || pickupWindow === null) return null
  return { day: pickupDay, window: pickupWindow }
}

/**
 * Brings the orders of a request in line with what the customer wants now, in one transaction: an order for another day is
 * withdrawn, a missing one written down.
 * @returns the shipment a courier is still to be asked for; null when there is none
 */
export async function planPickup(ctx: Pick<TransactionContext, 'tx' | 'now' | 'env'>, requestId: number): Promise<number | null> {
  const { tx, now, env } = ctx
  const request = await lockRequest(tx, requestId)
  if (!request) return null
  const wanted = wantedPickup(request)
  const open = await openShipment(tx, requestId, 'in')
  if (open && wanted && open.day === wanted.day && open.pickupWindow === wanted.window) return open.orderedAt === null ? open.id : null
  // Once it is on board there is nothing to withdraw.
  if (open?.collectedAt) return null
  if (open) await withdrawShipment(tx, open.id, now)
  if (!wanted) return null
  const shipment = { requestId, leg: 'in', attempt: 1, provider: pickupCarrier(env), ...wanted, now } as const
  const waited = request.holdReason === 'ugyfel'
  const [id] = await together([insertShipment(tx, shipment), ...(waited ? [customerCame(tx, requestId)] : [])])
  return id
}
