import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { requireHeldRequest } from '#requests/server/request-holder-store.ts'
import type { invoicesApi } from '../invoices.api.ts'
import { methods, methodsOffered } from '../method-of-invoice.ts'
import { findCharge } from './charge-store.ts'
import { changeMethod, invoicesOfRequest, markCancelled } from './invoice-store.ts'
import { chooseMethod, lockInvoicedRequest } from './invoiced-request-store.ts'
import { listInvoices, mayChoose } from './list-invoices.ts'
import { prepareInvoice } from './prepare-invoice.ts'
import { prepareProformaAhead, withdrawProforma } from './proforma-ahead.ts'

/**
 * How the customer wants to pay. What is issued keeps its words and says the new method from now on; a proforma that nobody waits for any more
 * gives way to the invoice, before the work has ended to nothing yet. Who chooses a prepaid transfer by then has the proforma at once.
 * @throws Refusal PAYMENT_METHOD_NOT_OFFERED, INVOICE_CANNOT_CHANGE when it is paid or the device is on its way
 */
export async function choosePaymentMethod(
  ctx: TransactionContext & Call,
  { params: { id }, body: { paymentMethod } }: Input<typeof invoicesApi.choosePaymentMethod>,
) {
  await requireHeldRequest(ctx, id)
  const request = await lockInvoicedRequest(ctx.tx, id)
  if (!request) throw new Refusal('NOT_FOUND')
  if (!methodsOffered(request).includes(paymentMethod)) throw new Refusal('PAYMENT_METHOD_NOT_OFFERED')
  const every = await invoicesOfRequest(ctx.tx, id)
  if (!mayChoose(request, every)) throw new Refusal('INVOICE_CANNOT_CHANGE')
  await chooseMethod(ctx.tx, id, paymentMethod, ctx.now)
  for (const invoice of every) {
    if (invoice.status !== 'pending' || invoice.cancelledBy !== null) continue
    await changeMethod(ctx.tx, invoice.id, paymentMethod)
    // The money comes with the device, or after it: the invoice is issued at once.
    if (invoice.kind !== 'proforma' || (paymentMethod !== methods.cashOnDelivery && paymentMethod !== methods.transfer)) continue
    if (request.outcome === null) {
      await withdrawProforma(ctx, invoice)
      continue
    }
    const final = await prepareInvoice(ctx, { ...request, chosenMethodId: paymentMethod }, await findCharge(ctx.tx, invoice.chargeId))
    if (final !== null) await markCancelled(ctx.tx, invoice.id, final)
  }
  await prepareProformaAhead(ctx, { ...request, chosenMethodId: paymentMethod })
  await ctx.announce('paymentMethodChosen', { requestId: id })
  return listInvoices(ctx, { params: { id } })
}
