import type { Language } from '#base/languages.ts'
import type { EmailAttachment } from '#base/server/mail/email.ts'
import { translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import { replaceOwnDocument } from '#documents/server/document-store.ts'
import { ownDocumentAttachment } from '#documents/server/own-document-attachment.ts'
import { documentTexts } from '../../document-texts.ts'

/** The present hand-over sheet as an attachment. */
export const handoverAttachment = (ctx: TransactionContext, requestId: number): Promise<EmailAttachment> =>
  ownDocumentAttachment(ctx, requestId, 'handoverDocument')

/** The sheet shows the day of the pickup and what was answered before it: a new one takes the place of what says something else. */
export async function renewHandoverSheet(
  { tx, now, announce }: TransactionContext,
  { id, language }: { id: number; language: Language },
): Promise<void> {
  const t = await translatorOf(documentTexts, language)
  const name = t('handoverFileName', { number: String(id) })
  const documentId = await replaceOwnDocument(tx, { requestId: id, type: 'handoverDocument', name, language, now })
  await announce('ownDocumentsChanged', { requestId: id, documentIds: [documentId] })
}
