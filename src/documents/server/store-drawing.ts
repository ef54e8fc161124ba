import { sha256 } from '#base/server/tokens.ts'
import type { TransactionContext } from '#context.ts'
import type { OwnDocumentType } from '../document.ts'
import { fileOwnDocument } from './document-store.ts'

/** Of every document we draw. */
export const ownMediaType = 'application/pdf'

/**
 * Draws one of our own documents and stores it.
 * @returns the key of its file; null when somebody drew or replaced the document meanwhile: then theirs counts
 */
export async function storeDrawing(ctx: TransactionContext, documentId: string, requestId: number, type: OwnDocumentType): Promise<string | null> {
  const bytes = await ctx.makeDocument(type, requestId)
  const key = await ctx.files.storeBytes(bytes)
  if (await fileOwnDocument(ctx.tx, documentId, { key, sha256: sha256(bytes), size: bytes.length, mediaType: ownMediaType }, ctx.now)) {
    ctx.onRollback(() => ctx.files.remove(key))
    return key
  }
  await ctx.files.remove(key)
  return null
}
