import { emailReaction } from '#base/server/mail/emails.ts'
import { translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import { debtorEmail } from '#invoices/server/debtor-email.ts'
import { dayInWords } from '#requests/in-words.ts'
import { forintIn } from '#site/figures.ts'
import { paymentEmailTexts } from '../../email-texts.ts'
import type { PaymentEvents } from '../../events.ts'
import { findTransferSurplus } from './received-store.ts'

/** Whoever transfers for what was paid already is told that it came and comes back; once it has, `surplusReturnedEmail` or `surplusMovedEmail` says so. */
export const surplusReceivedEmail = emailReaction<TransactionContext, PaymentEvents['transferSurplusReceived']>(
  'payments.mailSurplusReceived',
  (ctx, { lineId, invoiceId, requestId }) =>
    debtorEmail(ctx, { invoiceId, requestId }, async ({ language, number, facts, page }) => {
      const came = await findTransferSurplus(ctx.tx, { lineId, invoiceId })
      if (!came) return null
      const amount = Math.min(came.amount, came.surplus)
      const t = await translatorOf(paymentEmailTexts, language)
      return {
        deduplicationKey: `surplusReceived:${lineId}:${invoiceId}`,
        subject: t('surplus.subject', { amount, number }),
        blocks: [
          { kind: 'text', text: t('surplus.text') },
          {
            kind: 'facts',
            facts: [
              [t('surplus.amount'), forintIn(language)(amount)],
              [t('returned.transferOf'), dayInWords(language, came.bookedOn)],
              [t(came.kind === 'proforma' ? 'refund.proforma' : 'refund.invoice'), came.number ?? ''],
              ...facts,
            ],
          },
          ...(await page()),
        ],
      }
    }),
)
