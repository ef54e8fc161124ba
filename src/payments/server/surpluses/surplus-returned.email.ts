import { emailReaction } from '#base/server/mail/emails.ts'
import { translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import { debtorEmail } from '#invoices/server/debtor-email.ts'
import { forintIn } from '#site/figures.ts'
import { paymentEmailTexts } from '../../email-texts.ts'
import type { PaymentEvents } from '../../events.ts'
import { findSurplusReturn } from './surplus-store.ts'

/** The customer, or the insurer, is told what was sent back by hand, why and where to; once for each time. What the employee noted stays inside. */
export const surplusReturnedEmail = emailReaction<TransactionContext, PaymentEvents['surplusReturned']>(
  'payments.mailSurplusReturned',
  (ctx, { decisionId, invoiceId, requestId }) =>
    debtorEmail(ctx, { invoiceId, requestId }, async ({ language, number, facts }) => {
      const returned = await findSurplusReturn(ctx.tx, decisionId)
      if (!returned?.sentTo || !returned.why) return null
      const { amount, sentTo, why, invoiceNumber, invoiceKind } = returned
      const kind = invoiceKind === 'proforma' ? 'proforma' : 'invoice'
      const t = await translatorOf(paymentEmailTexts, language)
      return {
        deduplicationKey: `surplusReturned:${decisionId}`,
        subject: t('refund.subject', { amount, number }),
        blocks: [
          { kind: 'text', text: t(`returned.why.${kind}.${why}`) },
          { kind: 'text', text: t(`returned.sentTo.${sentTo}`) },
          {
            kind: 'facts',
            facts: [[t('refund.amount'), forintIn(language)(amount)], [t(`refund.${kind}`), invoiceNumber ?? ''], ...facts],
          },
          ...(sentTo === 'cash' ? [] : [{ kind: 'small', text: t('refund.when') } as const]),
        ],
      }
    }),
)
