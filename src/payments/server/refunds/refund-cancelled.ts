import { budapestDay } from '#calendar/calendar.ts'
import { figureInForce } from '#catalogue/server/figures.ts'
import type { Reaction, TransactionContext } from '#context.ts'
import type { InvoiceEvents } from '#invoices/events.ts'
import { letOffProformaOf, settledSum } from '#invoices/server/settlement-store.ts'
import { paymentsOfInvoice } from './refund-list-store.ts'
import { findCanceller, insertRefund, lockRefundable, statusOfRefund } from './refund-store.ts'

/**
 * What came through a provider for an invoice that is cancelled goes back. It is asked for by whoever cancelled it: above the limit somebody
 * else approves. What came by transfer is the finance desk's to send back.
 */
export const refundCancelled: Reaction<InvoiceEvents['invoiceCancelled']> = {
  job: 'payments.refundCancelled',
  run: async (ctx, { invoiceId, requestId }) => {
    const askedBy = await findCanceller(ctx.tx, invoiceId)
    const limit = await figureInForce(ctx, budapestDay(ctx.now), 'refundApprovalLimit')
    const proforma = await letOffProformaOf(ctx.tx, invoiceId)
    for (const paid of proforma === undefined ? [invoiceId] : [invoiceId, proforma]) {
      let tooMuch = await settledSum(ctx.tx, paid)
      for (const { id } of await paymentsOfInvoice(ctx.tx, paid))
        tooMuch -= await giveBack(ctx, { paymentId: id, requestId, askedBy, limit, tooMuch })
    }
  },
}

type Back = { paymentId: string; requestId: number; askedBy: number | null; limit: number; tooMuch: number }

/** @returns how much of this payment goes back */
async function giveBack({ tx, now, announce }: TransactionContext, { paymentId, requestId, askedBy, limit, tooMuch }: Back): Promise<number> {
  const payment = await lockRefundable(tx, paymentId)
  if (!payment || payment.underWay || (payment.status !== 'paid' && payment.status !== 'lateSuccess')) return 0
  const amount = Math.min(tooMuch, payment.amount - payment.given)
  if (amount <= 0) return 0
  const status = askedBy === null ? ('asked' as const) : statusOfRefund(amount, payment, limit)
  const asked = await insertRefund(tx, { paymentId, amount, cause: 'surplus', reason: '', status, askedAt: now, askedBy, nextTryAt: now })
  if (asked && status === 'asked') await announce('refundAsked', { refundId: asked.id, requestId })
  return asked ? amount : 0
}
