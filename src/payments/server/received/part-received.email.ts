import { emailReaction } from '#base/server/mail/emails.ts'
import { translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import { debtorEmail } from '#invoices/server/debtor-email.ts'
import { settledSum } from '#invoices/server/settlement-store.ts'
import { dayInWords } from '#requests/in-words.ts'
import { forintIn } from '#site/figures.ts'
import { paymentEmailTexts } from '../../email-texts.ts'
import type { PaymentEvents } from '../../events.ts'
import { findAwaited } from '../reminders/reminder-store.ts'
import { whereTo } from '../reminders/where-to.ts'
import { findPart } from './received-store.ts'

/**
 * Whoever transferred a part is told that it came and what is still owed: their bank tells neither. Nothing once all of it is paid, which has an email of
 * its own. Where the rest is paid otherwise, at the courier or on line, it does not ask for a transfer.
 */
export const partReceivedEmail = emailReaction<TransactionContext, PaymentEvents['transferPartReceived']>(
  'payments.mailPartReceived',
  (ctx, { lineId, invoiceId, requestId }) =>
    debtorEmail(ctx, { invoiceId, requestId }, async ({ language, number, facts, page }) => {
      const invoice = await findAwaited(ctx.tx, invoiceId)
      const part = await findPart(ctx.tx, { lineId, invoiceId })
      if (!part || invoice?.status !== 'pending' || invoice.cancelledBy !== null || invoice.number === null) return null
      const t = await translatorOf(paymentEmailTexts, language)
      const owed = invoice.gross - (await settledSum(ctx.tx, invoiceId))
      return {
        deduplicationKey: `partReceived:${lineId}:${invoiceId}`,
        subject: t('part.subject', { amount: part.amount, number }),
        blocks: [
          { kind: 'text', text: t(invoice.isByTransfer ? 'part.text' : 'part.textOtherwise') },
          {
            kind: 'facts',
            facts: [
              [t('part.amount'), forintIn(language)(part.amount)],
              [t('part.outstanding'), forintIn(language)(owed)],
              ...(invoice.isByTransfer ? ([[t('transfer.due'), dayInWords(language, invoice.dueOn)], ...whereTo(t, invoice)] as const) : []),
              [t(invoice.kind === 'proforma' ? 'transfer.proforma' : 'transfer.invoice'), invoice.number],
              ...facts,
            ],
          },
          ...(await page()),
        ],
      }
    }),
)
