import type { OutsideContext, Reaction } from '#context.ts'
import { Refusal } from '#errors.ts'
import { requestIdsOfOrder } from '#requests/server/request-store.ts'
import { bySystem } from './acted-by.ts'
import { placeOrder } from './place-order.ts'
import { planPickup } from './plan-pickup.ts'
import { withdrawOrders } from './withdraw-orders.ts'

/** Whatever happened, the courier shall come when the customer expects it, and only then. */
export async function arrangePickup(ctx: OutsideContext, { requestId }: { requestId: number }): Promise<void> {
  const shipmentId = await ctx.transaction((own) => planPickup(own, requestId))
  await withdrawOrders(ctx, requestId)
  if (shipmentId === null) return
  try {
    await placeOrder(ctx, shipmentId, bySystem)
  } catch (error) {
    // Asking again would not help: an employee sees the courier's reason at the request and asks again after mending it.
    if (!(error instanceof Refusal) || error.code !== 'COURIER_REFUSED') throw error
    ctx.log.error({ shipment: shipmentId, request: requestId, ...error.values }, 'the courier refused a pickup')
  }
}

type About = { requestId: number }
const arranging = (job: string): Reaction<About> => ({ job, run: arrangePickup, transaction: false })

/**
 * The parcels of an order of many, each by a number of its own, so that a lost one is known by it; the courier who comes for one takes them all.
 * What was ordered when a try broke off is not ordered again.
 */
export const orderCourierPickups: Reaction<{ orderId: number }> = {
  job: 'courier.orderPickups',
  transaction: false,
  run: async (ctx, { orderId }) => {
    const failures: unknown[] = []
    for (const requestId of await requestIdsOfOrder(ctx.tx, orderId))
      await arrangePickup(ctx, { requestId }).catch((error: unknown) => failures.push(error))
    if (failures.length > 0) throw failures[0]
  },
}

export const orderCourierPickup = arranging('courier.orderPickup')
export const moveCourierPickup = arranging('courier.movePickup')
export const repeatCourierPickup = arranging('courier.repeatPickup')
export const withdrawCourierPickup = arranging('courier.withdrawPickup')
