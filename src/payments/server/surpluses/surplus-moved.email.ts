import { emailReaction } from '#base/server/mail/emails.ts'
import { translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import { debtorEmail } from '#invoices/server/debtor-email.ts'
import { settledSum } from '#invoices/server/settlement-store.ts'
import { forintIn } from '#site/figures.ts'
import { paymentEmailTexts } from '../../email-texts.ts'
import type { PaymentEvents } from '../../events.ts'
import { findSurplusMove } from './surplus-store.ts'

/**
 * Whoever owes an invoice is told that money they had paid for another counts for it, and what is left to pay: its own email asked for all of it. Once it is
 * paid, `paymentReceivedEmail` says so.
 */
export const surplusMovedEmail = emailReaction<TransactionContext, PaymentEvents['surplusMoved']>(
  'payments.mailSurplusMoved',
  (ctx, { decisionId, invoiceId, requestId }) =>
    debtorEmail(ctx, { invoiceId, requestId }, async ({ language, number, facts, page }) => {
      const moved = await findSurplusMove(ctx.tx, decisionId)
      if (!moved || moved.status === 'paid' || moved.isCancelled) return null
      const t = await translatorOf(paymentEmailTexts, language)
      const forint = forintIn(language)
      return {
        deduplicationKey: `surplusMoved:${decisionId}`,
        subject: t('moved.subject', { amount: moved.amount, number }),
        blocks: [
          { kind: 'text', text: t('moved.text') },
          {
            kind: 'facts',
            facts: [
              [t('moved.amount'), forint(moved.amount)],
              [t('moved.from'), moved.fromNumber ?? ''],
              [t('moved.to'), moved.toNumber ?? ''],
              [t('moved.outstanding'), forint(moved.gross - (await settledSum(ctx.tx, invoiceId)))],
              ...facts,
            ],
          },
          ...(await page()),
        ],
      }
    }),
)
