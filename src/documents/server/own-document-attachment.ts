import type { EmailAttachment } from '#base/server/mail/email.ts'
import { sha256 } from '#base/server/tokens.ts'
import type { JobContext } from '#context.ts'
import type { OwnDocumentType } from '../document.ts'
import { fileOwnDocument, newestDocument } from './document-store.ts'

const mediaType = 'application/pdf'

/** The present document of ours as an attachment. It is drawn and kept now if nobody has opened it yet. */
export async function ownDocumentAttachment(ctx: JobContext, requestId: number, type: OwnDocumentType): Promise<EmailAttachment> {
  for (;;) {
    const document = await newestDocument(ctx.tx, requestId, type)
    if (!document) throw new Error(`Request ${requestId} has no ${type}`)
    const fileKey = document.fileKey ?? (await storeDrawn(ctx, document.id, requestId, type))
    if (fileKey) return { name: document.name, mediaType, fileKey }
  }
}

/** @returns null when somebody opened or replaced the document meanwhile; then theirs counts */
async function storeDrawn(ctx: JobContext, documentId: string, requestId: number, type: OwnDocumentType): Promise<string | null> {
  const bytes = await ctx.makeDocument(type, requestId)
  const key = await ctx.files.storeBytes(bytes)
  if (await fileOwnDocument(ctx.tx, documentId, { key, sha256: sha256(bytes), size: bytes.length, mediaType }, ctx.now)) {
    ctx.onRollback(() => ctx.files.remove(key))
    return key
  }
  await ctx.files.remove(key)
  return null
}
