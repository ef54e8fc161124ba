import { translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import { replaceOwnDocument } from '#documents/server/document-store.ts'
import { quoteDocumentTexts } from '../document-texts.ts'
import type { SentQuote } from './quote-store.ts'
import type { QuotedRequest } from './quoted-request-store.ts'

type Ctx = Pick<TransactionContext, 'tx' | 'now' | 'announce'>
type Request = Pick<QuotedRequest, 'id' | 'language'>

/** The printed quote of this version, as it stands now. */
export async function replaceQuotation({ tx, now, announce }: Ctx, { id: requestId, language }: Request, { version }: SentQuote): Promise<void> {
  const t = await translatorOf(quoteDocumentTexts, language)
  const name = t('quote.fileName', { number: String(requestId), version: String(version) })
  const documentId = await replaceOwnDocument(tx, { requestId, type: 'gsmQuotation', name, language, now })
  await announce('ownDocumentsChanged', { requestId, documentIds: [documentId] })
}

/** The jegyzőkönyv, as it stands now. */
export async function replaceReportDocument({ tx, now, announce }: Ctx, { id: requestId, language }: Request): Promise<void> {
  const t = await translatorOf(quoteDocumentTexts, language)
  const name = t('report.fileName', { number: String(requestId) })
  const documentId = await replaceOwnDocument(tx, { requestId, type: 'faultReport', name, language, now })
  await announce('ownDocumentsChanged', { requestId, documentIds: [documentId] })
}
