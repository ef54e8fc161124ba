import type { Reaction } from '#context.ts'
import { undrawnDocuments } from '#documents/server/document-store.ts'
import { storeDrawing } from '#documents/server/store-drawing.ts'
import type { RequestEvents } from '#requests/events.ts'
import { requestIdsOfOrder } from '#requests/server/request-store.ts'

/** What our own documents said is kept; each in a transaction of its own, and what a try that broke off has drawn is not drawn again. */
export const drawOrderDocuments: Reaction<RequestEvents['orderReceived']> = {
  job: 'orders.drawDocuments',
  afterMinutes: 5,
  transaction: false,
  run: async (ctx, { orderId }) => {
    for (const requestId of await requestIdsOfOrder(ctx.tx, orderId))
      for (const { id, type } of await undrawnDocuments(ctx.tx, requestId)) await ctx.transaction((own) => storeDrawing(own, id, requestId, type))
  },
}
