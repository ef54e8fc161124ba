import type { EmailAttachment } from '#base/server/mail/email.ts'
import type { TransactionContext } from '#context.ts'
import type { OwnDocumentType } from '../document.ts'
import { newestDocument } from './document-store.ts'
import { ownMediaType, storeDrawing } from './store-drawing.ts'

/** The present document of ours as an attachment. It is drawn and kept now if nobody has opened it yet. */
export async function ownDocumentAttachment(ctx: TransactionContext, requestId: number, type: OwnDocumentType): Promise<EmailAttachment> {
  for (;;) {
    const document = await newestDocument(ctx.tx, requestId, type)
    if (!document) throw new Error(`Request ${requestId} has no ${type}`)
    const fileKey = document.fileKey ?? (await storeDrawing(ctx, document.id, requestId, type))
    if (fileKey) return { name: document.name, mediaType: ownMediaType, fileKey }
  }
}
