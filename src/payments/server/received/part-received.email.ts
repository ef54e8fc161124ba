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
import { findCashPart, findTransferPart } from './received-store.ts'

type Part = PaymentEvents['transferPartReceived' | 'cashPartReceived']
type Came = { readonly inCash: boolean; readonly amount: number | undefined }

/**
 * Whoever transferred a part is told that it came and what is still owed: their bank tells neither. Nothing once all of it is paid, which has an email of
 * its own. Where the rest is paid otherwise, at the courier or on line, it does not ask for a transfer.
 */
export const partReceivedEmail = emailReaction<TransactionContext, PaymentEvents['transferPartReceived']>(
  'payments.mailPartReceived',
  async (ctx, part) => restOwed(ctx, part, { inCash: false, amount: (await findTransferPart(ctx.tx, part))?.amount }),
)

/** Whoever paid the courier thinks that all is paid: they are told how much of it came to us, and how to pay the rest, which no courier collects. */
export const cashPartReceivedEmail = emailReaction<TransactionContext, PaymentEvents['cashPartReceived']>(
  'payments.mailCashPartReceived',
  async (ctx, part) => restOwed(ctx, part, { inCash: true, amount: (await findCashPart(ctx.tx, part))?.amount }),
)

const restOwed = (ctx: TransactionContext, { lineId, invoiceId, requestId }: Part, { inCash, amount }: Came) =>
  debtorEmail(ctx, { invoiceId, requestId }, async ({ language, number, facts, page }) => {
    const invoice = await findAwaited(ctx.tx, invoiceId)
    if (amount === undefined || invoice?.status !== 'pending' || invoice.cancelledBy !== null || invoice.number === null) return null
    const t = await translatorOf(paymentEmailTexts, language)
    const owed = invoice.gross - (await settledSum(ctx.tx, invoiceId))
    return {
      deduplicationKey: `${inCash ? 'cashPart' : 'part'}Received:${lineId}:${invoiceId}`,
      subject: t(inCash ? 'part.cashSubject' : 'part.subject', { amount, number }),
      blocks: [
        { kind: 'text', text: t(inCash ? 'part.cashText' : invoice.isByTransfer ? 'part.text' : 'part.textOtherwise') },
        {
          kind: 'facts',
          facts: [
            [t('part.amount'), forintIn(language)(amount)],
            [t('part.outstanding'), forintIn(language)(owed)],
            // What was to be paid to the courier had no day of its own, and its invoice's has mostly passed.
            ...(invoice.isByTransfer ? ([[t('transfer.due'), dayInWords(language, invoice.dueOn)]] as const) : []),
            ...(inCash || invoice.isByTransfer ? whereTo(t, invoice) : []),
            [t(invoice.kind === 'proforma' ? 'transfer.proforma' : 'transfer.invoice'), invoice.number],
            ...facts,
          ],
        },
        ...(await page()),
      ],
    }
  })
