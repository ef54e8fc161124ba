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
import { findCharge } from './charge-store.ts'
import { findInvoice, type Invoice } from './invoice-store.ts'
import { moneyBackOf } from './money-back-store.ts'
import { overpaidOf } from './overpaid-store.ts'
import { isLetOff } from './settlement-store.ts'

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
      const about = isAbout(invoice) && invoice.aboutInvoiceId !== null ? await findInvoice(ctx.tx, invoice.aboutInvoiceId) : undefined
      if (isAbout(invoice) && !about?.number) return null
      const isOfWithdrawal = !about && (await findCharge(ctx.tx, invoice.chargeId)).reason === 'withdrawal'
      return {
        deduplicationKey: `invoiceIssued:${invoiceId}`,
        // Of a storno or a correction the reader knows the invoice it is about.
        subject: t(isOfWithdrawal && kind === 'proforma' ? 'ofWithdrawal.proforma' : `subject.${kind}`, { number: about?.number ?? number }),
        blocks: [
          { kind: 'text', text: t(`text.${kind}`, { number: about?.number ?? number }) },
          ...(isOfWithdrawal ? [{ kind: 'text', text: t('ofWithdrawal.text') } as const] : []),
          ...(about ? await aboutBlocks(ctx, invoice, about, t) : await moneyBlocks(ctx, invoice, t)),
          { kind: 'facts', facts: requestFacts(request, words) },
          ...(await pageBlocks(ctx, requestId, words, isOwed(invoice) ? t('pay') : undefined)),
        ],
        attachments: [{ name: document.name, mediaType: document.mediaType ?? 'application/pdf', fileKey: document.fileKey }],
      }
    }),
)

const isOwed = ({ kind, status, cancelledBy }: Invoice) => (kind === 'final' || kind === 'proforma') && status === 'pending' && cancelledBy === null

const isAbout = ({ kind }: Invoice) => kind === 'storno' || kind === 'correcting'

/** Which invoice it cancels or corrects, and what goes back of the money that came for that; nothing where none came. */
async function aboutBlocks({ tx }: TransactionContext, invoice: Invoice, about: Invoice, t: T): Promise<EmailBlock[]> {
  const { kind, number, gross, language, createdAt } = invoice
  const forint = forintIn(language)
  const tooMuch = await moneyBackOf(tx, about.id, createdAt)
  const back = kind === 'correcting' ? Math.min(-gross, tooMuch) : tooMuch
  const why = kind === 'correcting' ? 'correcting' : (await isLetOff(tx, about.id)) ? 'letOff' : 'owedAnew'
  const isStorno = kind === 'storno'
  return [
    ...(back > 0 ? [{ kind: 'text', text: t(`moneyBack.${why}`, { amount: forint(back) }) } as const] : []),
    {
      kind: 'facts',
      facts: [
        [t(isStorno ? 'facts.cancelledNumber' : 'facts.correctedNumber'), about.number ?? ''],
        [t(isStorno ? 'facts.stornoNumber' : 'facts.correctingNumber'), number ?? ''],
        [t('facts.gross'), forint(gross)],
      ],
    },
  ]
}

async function moneyBlocks(ctx: TransactionContext, invoice: Invoice, t: T): Promise<EmailBlock[]> {
  const { kind, number, gross, language, paymentMethodId, dueOn, paymentReference } = invoice
  const forint = forintIn(language)
  const sum: [string, string][] = [
    [t(kind === 'proforma' ? 'facts.proformaNumber' : 'facts.number'), number ?? ''],
    [t('facts.gross'), forint(gross)],
  ]
  if (!isOwed(invoice)) {
    const isPaid = kind === 'final' && invoice.status === 'paid'
    const tooMuch = isPaid ? await overpaidOf(ctx.tx, invoice) : 0
    return [
      { kind: 'facts', facts: sum },
      ...(isPaid ? [{ kind: 'text', text: t('paid') } as const] : []),
      ...(tooMuch > 0 ? [{ kind: 'text', text: t('overpaid', { amount: forint(tooMuch) }) } as const] : []),
    ]
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
      ? ([
          [t('facts.beneficiary'), company.name],
          [t('facts.account'), company.bankAccount],
          [t('facts.reference'), paymentReference],
        ] satisfies [string, string][])
      : []),
  ]
  return [
    { kind: 'text', text: t(`how.${how}`) },
    { kind: 'facts', facts },
  ]
}
