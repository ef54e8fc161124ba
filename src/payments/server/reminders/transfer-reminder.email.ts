import { emailReaction } from '#base/server/mail/emails.ts'
import { translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import { methods } from '#invoices/method-of-invoice.ts'
import { debtorEmail } from '#invoices/server/debtor-email.ts'
import { settledSum } from '#invoices/server/settlement-store.ts'
import { dayInWords } from '#requests/in-words.ts'
import { forintIn } from '#site/figures.ts'
import { paymentEmailTexts } from '../../email-texts.ts'
import type { PaymentEvents } from '../../events.ts'
import { findAwaited } from './reminder-store.ts'
import { whereTo } from './where-to.ts'

/** What is still to be transferred, or paid of what a courier's cash was short of, to where and with which reference; nothing of what has been paid meanwhile. */
export const transferReminderEmail = emailReaction<TransactionContext, PaymentEvents['transferReminderDue']>(
  'payments.mailTransferReminder',
  (ctx, { invoiceId, requestId, reminder, administratorId }) =>
    debtorEmail(ctx, { invoiceId, requestId, administratorId }, async ({ language, number, facts, page }) => {
      const invoice = await findAwaited(ctx.tx, invoiceId)
      if (invoice?.status !== 'pending' || invoice.cancelledBy !== null || invoice.number === null) return null
      const t = await translatorOf(paymentEmailTexts, language)
      const owed = invoice.gross - (await settledSum(ctx.tx, invoiceId))
      const dueOn = dayInWords(language, invoice.dueOn)
      const wasCash = invoice.paymentMethodId === methods.cashOnDelivery
      const words = wasCash ? 'transfer.restOfCash' : (`transfer.${reminder}` as const)
      return {
        deduplicationKey: ['transferReminder', invoiceId, reminder, administratorId].filter(Boolean).join(':'),
        subject: t(`${words}.subject`, { day: dueOn, amount: owed, number }),
        blocks: [
          { kind: 'text', text: t(`${words}.text`) },
          {
            kind: 'facts',
            facts: [
              [t(wasCash ? 'part.outstanding' : 'transfer.amount'), forintIn(language)(owed)],
              ...(wasCash ? [] : ([[t('transfer.due'), dueOn]] as const)),
              ...whereTo(t, invoice),
              [t(invoice.kind === 'proforma' ? 'transfer.proforma' : 'transfer.invoice'), invoice.number],
              ...facts,
            ],
          },
          ...(await page()),
          { kind: 'small', text: t('transfer.paid') },
        ],
      }
    }),
)
