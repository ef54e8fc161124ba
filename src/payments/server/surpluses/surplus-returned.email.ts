import { emailReaction } from '#base/server/mail/emails.ts'
import { translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import { numberOf, requestEmail, requestFacts } from '#requests/server/emails/request-email.ts'
import { forintIn } from '#site/figures.ts'
import { paymentEmailTexts } from '../../email-texts.ts'
import type { PaymentEvents } from '../../events.ts'
import { findSurplusReturn } from './surplus-store.ts'

/** The customer is told what was sent back by hand, why and where to; once for each time. What the employee noted stays inside. */
export const surplusReturnedEmail = emailReaction<TransactionContext, PaymentEvents['surplusReturned']>(
  'payments.mailSurplusReturned',
  (ctx, { decisionId, requestId }) =>
    requestEmail(ctx, requestId, async (request, words) => {
      const returned = await findSurplusReturn(ctx.tx, decisionId)
      if (!returned?.sentTo || !returned.why) return null
      const { amount, sentTo, why, invoiceNumber, invoiceKind } = returned
      const kind = invoiceKind === 'proforma' ? 'proforma' : 'invoice'
      const t = await translatorOf(paymentEmailTexts, request.language)
      return {
        deduplicationKey: `surplusReturned:${decisionId}`,
        subject: t('refund.subject', { amount, number: numberOf(request) }),
        blocks: [
          { kind: 'text', text: t(`returned.why.${kind}.${why}`) },
          { kind: 'text', text: t(`returned.sentTo.${sentTo}`) },
          {
            kind: 'facts',
            facts: [
              [t('refund.amount'), forintIn(request.language)(amount)],
              [t(`refund.${kind}`), invoiceNumber ?? ''],
              ...requestFacts(request, words),
            ],
          },
          ...(sentTo === 'cash' ? [] : [{ kind: 'small', text: t('refund.when') } as const]),
        ],
      }
    }),
)
