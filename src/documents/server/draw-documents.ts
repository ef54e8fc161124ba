import type { Reaction } from '#context.ts'
import { undrawnDocuments } from './document-store.ts'
import { storeDrawing } from './store-drawing.ts'

/**
 * What our own documents said is kept, whether or not anybody opens them. Most are carried by an email, whose job draws them at once; this
 * one comes after it, so that nothing is drawn twice.
 */
export const drawDocuments: Reaction<{ requestId: number }> = {
  job: 'documents.draw',
  afterMinutes: 5,
  run: async (ctx, { requestId }) => {
    for (const { id, type } of await undrawnDocuments(ctx.tx, requestId)) await storeDrawing(ctx, id, requestId, type)
  },
}
