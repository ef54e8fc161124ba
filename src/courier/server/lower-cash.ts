import type { Reaction, TransactionContext } from '#context.ts'
import { cashLeft } from './cash-left.ts'
import { lockRequest } from './courier-request-store.ts'
import { orderAnew, replaceOrder } from './redo-orders.ts'
import { openShipment, setCashOnDelivery } from './shipment-store.ts'
import { withdrawOrders } from './withdraw-orders.ts'

/**
 * Money has come that a courier was told to take in cash, or nothing is owed for it any more: as long as the parcel is here, its order is withdrawn and
 * placed anew for what is left, or the customer would pay twice. From a courier who has the parcel it comes back as too much (decision 59).
 */
export const lowerCash: Reaction<{ requestId: number }> = {
  job: 'courier.lowerCash',
  transaction: false,
  concerns: async ({ tx }, { requestId }) => ((await openShipment(tx, requestId, 'out'))?.cashOnDelivery ?? 0) > 0,
  run: async (ctx, { requestId }) => {
    const shipmentId = await ctx.transaction((own) => planLower(own, requestId))
    await withdrawOrders(ctx, requestId)
    if (shipmentId !== null) await orderAnew(ctx, shipmentId)
  },
}

/** @returns the shipment the courier is to be asked for, that of an earlier run of this job too; null: everything stands as it should */
async function planLower(ctx: TransactionContext, requestId: number): Promise<number | null> {
  const request = await lockRequest(ctx.tx, requestId)
  const open = request && request.closedAt === null ? await openShipment(ctx.tx, requestId, 'out') : undefined
  if (!request || !open || open.collectedAt !== null) return null
  const cash = await cashLeft(ctx, request, open.cashOnDelivery)
  if (cash === open.cashOnDelivery) return open.orderedAt === null ? open.id : null
  if (open.askedAt !== null) return replaceOrder(ctx, { ...open, cashOnDelivery: cash })
  await setCashOnDelivery(ctx.tx, open.id, cash)
  return open.id
}
