import { emailReaction } from '#base/server/mail/emails.ts'
import { translatorOf } from '#base/texts.ts'
import { lookupOf } from '#catalogue/server/lookup-store.ts'
import type { TransactionContext } from '#context.ts'
import type { InvoiceEvents } from '#invoices/events.ts'
import { methods } from '#invoices/method-of-invoice.ts'
import { numberOf, pageBlocks, requestEmail, requestFacts } from '#requests/server/emails/request-email.ts'
import { forintIn } from '#site/figures.ts'
import { paymentEmailTexts } from '../../email-texts.ts'
import { findReceived } from './received-store.ts'

/**
 * Whoever paid on line or by transfer is told that it came: a page may have been closed before it said so, and a transfer tells nothing by itself. Not
 * of cash, for which there is a receipt, nor of a proforma: the email of its invoice says that it is paid.
 */
export const paymentReceivedEmail = emailReaction<TransactionContext, InvoiceEvents['invoicePaid']>(
  'payments.mailReceived',
  (ctx, { invoiceId, requestId }) =>
    requestEmail(ctx, requestId, async (request, words) => {
      const received = await findReceived(ctx.tx, invoiceId)
      const ways = received?.paidWith.filter((id) => id !== methods.cashOnDelivery) ?? []
      if (!received?.number || ways.length === 0) return null
      const { language } = request
      const t = await translatorOf(paymentEmailTexts, language)
      const names = await lookupOf(ctx, language, 'paymentMethods')
      return {
        deduplicationKey: `paymentReceived:${invoiceId}`,
        subject: t('received.subject', { amount: received.gross, number: numberOf(request) }),
        blocks: [
          { kind: 'text', text: t('received.text') },
          ...(received.overpaid > 0 ? [{ kind: 'text', text: t('received.overpaid', { amount: received.overpaid }) } as const] : []),
          {
            kind: 'facts',
            facts: [
              [t('received.amount'), forintIn(language)(received.gross)],
              [t('received.method'), names.flatMap(({ id, name }) => (ways.some((way) => way === id) ? [name] : [])).join(', ')],
              ...received.transactions.map((id): [string, string] => [t('received.transaction'), id]),
              [t('received.invoice'), received.number],
              ...requestFacts(request, words),
            ],
          },
          ...(await pageBlocks(ctx, requestId, words)),
        ],
      }
    }),
)
