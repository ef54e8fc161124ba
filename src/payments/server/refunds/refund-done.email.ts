import { emailReaction } from '#base/server/mail/emails.ts'
import { translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import { numberOf, requestEmail, requestFacts } from '#requests/server/emails/request-email.ts'
import { forintIn } from '#site/figures.ts'
import { paymentEmailTexts } from '../../email-texts.ts'
import type { PaymentEvents } from '../../events.ts'
import { findRefund } from './refund-store.ts'

/** The customer is told what went back, and of what came too much also why. */
export const refundDoneEmail = emailReaction<TransactionContext, PaymentEvents['refundDone']>(
  'payments.mailRefundDone',
  (ctx, { refundId, requestId }) =>
    requestEmail(ctx, requestId, async (request, words) => {
      const refund = await findRefund(ctx.tx, refundId)
      if (refund?.status !== 'done') return null
      const t = await translatorOf(paymentEmailTexts, request.language)
      return {
        deduplicationKey: `refundDone:${refund.id}`,
        subject: t('refund.subject', { amount: refund.amount, number: numberOf(request) }),
        blocks: [
          { kind: 'text', text: t('refund.text') },
          ...(refund.cause === 'surplus'
            ? [{ kind: 'text', text: t(refund.isCancelledSince ? 'refund.cancelled' : 'refund.surplus') } as const]
            : []),
          {
            kind: 'facts',
            facts: [
              [t('refund.amount'), forintIn(request.language)(refund.amount)],
              [t(refund.invoiceKind === 'proforma' ? 'refund.proforma' : 'refund.invoice'), refund.invoiceNumber],
              ...requestFacts(request, words),
            ],
          },
          { kind: 'small', text: t('refund.when') },
        ],
      }
    }),
)
