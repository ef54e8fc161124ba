import type { Reaction } from '#context.ts'
import { undrawnDocuments } from './document-store.ts'
import { storeDrawing } from './store-drawing.ts'

/** What our own documents said at this moment is kept, whether or not anybody opens them. */
export const drawDocuments: Reaction<{ requestId: number }> = {
  job: 'documents.draw',
  run: async (ctx, { requestId }) => {
    for (const { id, type } of await undrawnDocuments(ctx.tx, requestId)) await storeDrawing(ctx, id, requestId, type)
  },
}
