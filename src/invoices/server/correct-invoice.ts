import { isConsumer } from '#accounts/consumer.ts'
import { employeeIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { Call, OutsideContext, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { totalOf } from '#quotes/quote.ts'
import { totalOfLines } from '../amounts.ts'
import type { invoicesApi } from '../invoices.api.ts'
import { insertCharge } from './charge-store.ts'
import { buyerOf, correctedSum, insertInvoice } from './invoice-store.ts'
import { findInvoicedRequest } from './invoiced-request-store.ts'
import { issueAbout } from './issue-about.ts'
import { lockIssued } from './lock-issued.ts'
import { firstPaidWith } from './paid-with-store.ts'

type Correcting = Input<typeof invoicesApi.correctInvoice>

/**
 * Takes off a paid invoice what it asked for too much; the money goes back. An invoice that is not paid yet is cancelled and issued anew, so
 * that there is one document to pay by.
 * @throws Refusal NOT_FOUND, INVOICE_CANNOT_CHANGE, INVOICE_PROVIDER_AWAY, INVOICE_PROVIDER_REFUSED
 */
export async function correctInvoice(ctx: OutsideContext & Call, { params, body }: Correcting) {
  return issueAbout(ctx, (own) => prepareCorrection(own, params.id, body, employeeIdOf(ctx)))
}

async function prepareCorrection(ctx: TransactionContext, id: number, { reason, label, netUnit, corrected }: Correcting['body'], by: number | null) {
  const { tx, now } = ctx
  const invoice = await lockIssued(ctx, id)
  const { requestId, language, performedOn, provider } = invoice
  const lines = [{ label, quantity: 1, netUnit }]
  const before = await correctedSum(tx, id)
  const rest = invoice.gross + before - totalOf(lines).gross
  const request = await findInvoicedRequest(tx, requestId)
  // `corrected` is the sum that was on the screen: the same correction asked for twice is made once.
  if (!request || invoice.status !== 'paid' || invoice.cancelledBy !== null || rest < 0 || before !== corrected)
    throw new Refusal('INVOICE_CANNOT_CHANGE')
  const chargeId = await insertCharge(tx, {
    ...totalOf(lines),
    requestId,
    reason: 'correction',
    decision: `invoice ${id} ${before}`,
    payer: isConsumer(request) ? 'consumer' : 'company',
    createdAt: now,
    lines,
  })
  if (chargeId === undefined) throw new Refusal('INVOICE_CANNOT_CHANGE')
  const paymentMethodId = await firstPaidWith(tx, id, invoice.paymentMethodId)
  const correctionId = await insertInvoice(tx, {
    ...{ requestId, chargeId, language, performedOn, paymentMethodId, provider, reason },
    ...totalOfLines('correcting', lines),
    kind: 'correcting',
    createdAt: now,
    dueOn: budapestDay(now),
    status: 'paid',
    paidAt: now,
    aboutInvoiceId: id,
    buyer: await buyerOf(tx, id),
    issuedByAccountId: by,
  })
  if (correctionId === undefined) throw new Refusal('INVOICE_CANNOT_CHANGE')
  return { documentId: correctionId, requestId }
}
