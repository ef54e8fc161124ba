import type { LetterAttachment } from '#base/server/letters.ts'
import { sha256 } from '#base/server/tokens.ts'
import type { JobContext } from '#context.ts'
import type { OwnDocumentType } from '../document.ts'
import { fileOwnDocument, newestDocument } from './document-store.ts'

const mediaType = 'application/pdf'

/** The present paper of ours as an attachment. It is drawn and kept now if nobody has opened it yet. */
export async function ownDocumentAttachment(ctx: JobContext, requestId: number, type: OwnDocumentType): Promise<LetterAttachment> {
  for (;;) {
    const paper = await newestDocument(ctx.tx, requestId, type)
    if (!paper) throw new Error(`Request ${requestId} has no ${type}`)
    const fileKey = paper.fileKey ?? (await keepDrawn(ctx, paper.id, requestId, type))
    if (fileKey) return { name: paper.name, mediaType, fileKey }
  }
}

/** @returns null when somebody opened or replaced the paper meanwhile; then theirs counts */
async function keepDrawn(ctx: JobContext, documentId: string, requestId: number, type: OwnDocumentType): Promise<string | null> {
  const bytes = await ctx.makeDocument(type, requestId)
  const key = await ctx.files.keepBytes(bytes)
  if (await fileOwnDocument(ctx.tx, documentId, { key, sha256: sha256(bytes), size: bytes.length, mediaType }, ctx.now)) {
    ctx.ifUndone(() => ctx.files.remove(key))
    return key
  }
  await ctx.files.remove(key)
  return null
}
