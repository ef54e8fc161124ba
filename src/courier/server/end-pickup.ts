import { budapestDay } from '#calendar/calendar.ts'
import type { Reaction, TransactionContext } from '#context.ts'
import { lockRequest } from './courier-request-store.ts'
import { openShipment, withdrawShipment } from './shipment-store.ts'
import { takeEvents } from './take-events.ts'
import { withdrawOrders } from './withdraw-orders.ts'

/** The device is at the workshop: the courier who brought it has arrived, whoever has not set out yet shall not come. */
export const endCourierPickup: Reaction<{ requestId: number }> = {
  job: 'courier.endPickup',
  transaction: false,
  run: async (ctx, { requestId }) => {
    await ctx.transaction((own) => endPickup(own, requestId))
    await withdrawOrders(ctx, requestId)
  },
}

async function endPickup(ctx: TransactionContext, requestId: number): Promise<void> {
  const request = await lockRequest(ctx.tx, requestId)
  const open = await openShipment(ctx.tx, requestId, 'in')
  if (!open || !request || request.status === 'RECEIVED' || request.status === 'DELIVERY_IN_ORDERED') return
  // Couriers often tell late that they collected a parcel, but not before the day they were ordered for.
  const mayHaveBroughtIt = open.orderedAt !== null && (open.collectedAt !== null || open.day <= budapestDay(ctx.now))
  if (mayHaveBroughtIt) await takeEvents(ctx, open, [{ code: 'DELIVERED', at: ctx.now, note: null }], { source: 'system', actedBy: { by: 'system' } })
  else await withdrawShipment(ctx.tx, open.id, ctx.now)
}
