import type { EmailAttachment } from '#base/server/mail/email.ts'
import type { TransactionContext } from '#context.ts'
import { ownDocumentAttachment } from '#documents/server/own-document-attachment.ts'

/** The present hand-over sheet as an attachment. */
export const handoverAttachment = (ctx: TransactionContext, requestId: number): Promise<EmailAttachment> =>
  ownDocumentAttachment(ctx, requestId, 'handoverDocument')
