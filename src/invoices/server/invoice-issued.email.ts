import type { EmailBlock } from '#base/server/mail/email.ts'
import { emailReaction } from '#base/server/mail/emails.ts'
import { type Translator, translatorOf } from '#base/texts.ts'
import { lookupOf } from '#catalogue/server/lookup-store.ts'
import type { TransactionContext } from '#context.ts'
import { findDocument } from '#documents/server/document-store.ts'
import { dayInWords } from '#requests/in-words.ts'
import { pageBlocks, requestEmail, requestFacts } from '#requests/server/emails/request-email.ts'
import { company } from '#site/company.ts'
import { forintIn, roundedToCash } from '#site/figures.ts'
import { invoiceEmailTexts } from '../email-texts.ts'
import type { InvoiceEvents } from '../events.ts'
import { methods } from '../method-of-invoice.ts'
import { findInvoice, type Invoice } from './invoice-store.ts'

type T = Translator<typeof invoiceEmailTexts.hu>

/** The document with its PDF, what is to be paid and how; once for each document. */
export const invoiceIssuedEmail = emailReaction<TransactionContext, InvoiceEvents['invoiceIssued']>(
  'invoices.mailIssued',
  (ctx, { invoiceId, requestId }) =>
    requestEmail(ctx, requestId, async (request, words) => {
      const invoice = await findInvoice(ctx.tx, invoiceId)
      const document = invoice?.documentId ? await findDocument(ctx.tx, invoice.documentId) : undefined
      if (!invoice?.number || !document?.fileKey) return null
      // Withdrawn before it could be sent: nobody is to pay by it.
      if (invoice.kind === 'proforma' && invoice.cancelledBy !== null) return null
      const t = await translatorOf(invoiceEmailTexts, request.language)
      const { kind, number } = invoice
      return {
        deduplicationKey: `invoiceIssued:${invoiceId}`,
        subject: t(`subject.${kind}`, { number }),
        blocks: [
          { kind: 'text', text: t(`text.${kind}`) },
          ...(await moneyBlocks(ctx, invoice, t)),
          { kind: 'facts', facts: requestFacts(request, words) },
          ...(await pageBlocks(ctx, requestId, words, isOwed(invoice) ? t('pay') : undefined)),
        ],
        attachments: [{ name: document.name, mediaType: document.mediaType ?? 'application/pdf', fileKey: document.fileKey }],
      }
    }),
)

const isOwed = ({ kind, status, cancelledBy }: Invoice) => (kind === 'final' || kind === 'proforma') && status === 'pending' && cancelledBy === null

async function moneyBlocks(ctx: TransactionContext, invoice: Invoice, t: T): Promise<EmailBlock[]> {
  const { kind, number, gross, language, paymentMethodId, dueOn, paymentReference } = invoice
  const forint = forintIn(language)
  const sum: [string, string][] = [
    [t(kind === 'proforma' ? 'facts.proformaNumber' : 'facts.number'), number ?? ''],
    [t('facts.gross'), forint(gross)],
  ]
  if (!isOwed(invoice)) {
    const isPaid = kind === 'final' && invoice.status === 'paid'
    return [{ kind: 'facts', facts: sum }, ...(isPaid ? [{ kind: 'text', text: t('paid') } as const] : [])]
  }
  const method = (await lookupOf(ctx, language, 'paymentMethods')).find(({ id }) => id === paymentMethodId)?.name ?? ''
  const isCash = paymentMethodId === methods.cashOnDelivery
  const isTransfer = paymentMethodId === methods.transfer || paymentMethodId === methods.prepaidTransfer
  const how = isCash ? 'cash' : isTransfer ? 'transfer' : 'online'
  const cash = roundedToCash(gross)
  const facts: [string, string][] = [
    ...sum,
    [t('facts.method'), method],
    ...(isCash && cash !== gross ? [[t('facts.cash'), forint(cash)] satisfies [string, string]] : []),
    ...(isCash ? [] : [[t('facts.dueOn'), dayInWords(language, dueOn)] satisfies [string, string]]),
    ...(isTransfer
      ? [[t('facts.account'), company.bankAccount] satisfies [string, string], [t('facts.reference'), paymentReference] satisfies [string, string]]
      : []),
  ]
  return [
    { kind: 'text', text: t(`how.${how}`) },
    { kind: 'facts', facts },
  ]
}
