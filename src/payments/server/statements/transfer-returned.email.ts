import { emailReaction } from '#base/server/mail/emails.ts'
import { translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import { debtorEmail } from '#invoices/server/debtor-email.ts'
import { dayInWords } from '#requests/in-words.ts'
import { forintIn } from '#site/figures.ts'
import { paymentEmailTexts } from '../../email-texts.ts'
import type { PaymentEvents } from '../../events.ts'
import { findTransferReturn } from './statement-store.ts'

/** Whoever a transfer paid for is told what was left of it and went back; of several the first. What the employee noted stays inside. */
export const transferReturnedEmail = emailReaction<TransactionContext, PaymentEvents['transferReturned']>(
  'payments.mailTransferReturned',
  (ctx, { lineId, invoiceId, requestId }) =>
    debtorEmail(ctx, { invoiceId, requestId }, async ({ language, number, facts }) => {
      const returned = await findTransferReturn(ctx.tx, lineId)
      if (!returned?.sentTo) return null
      const { amount, bookedOn, sentTo, invoiceNumber, invoiceKind } = returned
      const t = await translatorOf(paymentEmailTexts, language)
      return {
        deduplicationKey: `transferReturned:${lineId}`,
        subject: t('refund.subject', { amount, number }),
        blocks: [
          { kind: 'text', text: t('returned.why.transfer') },
          { kind: 'text', text: t(`returned.sentTo.${sentTo}`) },
          {
            kind: 'facts',
            facts: [
              [t('refund.amount'), forintIn(language)(amount)],
              [t('returned.transferOf'), dayInWords(language, bookedOn)],
              [t(invoiceKind === 'proforma' ? 'refund.proforma' : 'refund.invoice'), invoiceNumber ?? ''],
              ...facts,
            ],
          },
          ...(sentTo === 'cash' ? [] : [{ kind: 'small', text: t('refund.when') } as const]),
        ],
      }
    }),
)
