import type { Input } from '#base/endpoint.ts'
import type { Call, OutsideContext, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { findOpenInvoice, type OpenInvoice } from '#invoices/server/open-invoice-store.ts'
import { paths } from '#paths.ts'
import { requireHeldRequest } from '#requests/server/request-holder-store.ts'
import type { paymentsApi } from '../payments.api.ts'
import { expireForgotten, findOpenPayment, findPayment, insertPayment, markRedirected, type PaymentRow } from './payment-store.ts'
import { firstCheckMinutes, oldBefore } from './payment-times.ts'
import type { PaymentProvider } from './provider/payment-provider.ts'
import { paymentProviderOf } from './provider/payment-provider-of.ts'

/**
 * Starts to pay an invoice; while a payment of it is open, every call is given that one. The amount is the invoice's.
 * @throws Refusal NOT_FOUND, INVOICE_ALREADY_PAID, PAYMENT_UNDER_WAY (the payer has approved), PAYMENT_PROVIDER_AWAY
 */
export async function createPayment(ctx: OutsideContext & Call, { body }: Input<typeof paymentsApi.createPayment>) {
  await requireHeldRequest(ctx, body.crmRequestId)
  const invoice = await findOpenInvoice(ctx.tx, { requestId: body.crmRequestId, invoiceId: body.invoiceId })
  const provider = paymentProviderOf(ctx)
  const payment = await ctx.transaction((own) => openPayment(own, invoice, provider))
  if (payment.status === 'approved') throw new Refusal('PAYMENT_UNDER_WAY')
  return { paymentId: payment.id, redirectUrl: payment.redirectUrl ?? (await redirectUrlOf(ctx, invoice, payment, provider)) }
}

async function openPayment({ tx, now }: TransactionContext, invoice: OpenInvoice, { name }: PaymentProvider): Promise<PaymentRow> {
  await expireForgotten(tx, { before: oldBefore(now), provider: name, now, invoiceId: invoice.id })
  await insertPayment(tx, { invoiceId: invoice.id, amount: invoice.gross, provider: name, createdAt: now, nextCheckAt: firstCheckMinutes(now) })
  const payment = await findOpenPayment(tx, invoice.id)
  // It ended between the two statements: its payer is just coming back.
  if (!payment) throw new Refusal('PAYMENT_UNDER_WAY')
  return payment
}

/** Calls made side by side ask for the same payment by the same request id; what was answered first is kept and told to all. */
async function redirectUrlOf(
  ctx: OutsideContext & Call,
  { number, gross }: OpenInvoice,
  payment: PaymentRow,
  provider: PaymentProvider,
): Promise<string> {
  const page = (path: string) => `${ctx.env.PUBLIC_URL}${path}`
  const order = {
    requestId: payment.startRequestId,
    reference: payment.id,
    invoiceNumber: number,
    amount: gross,
    language: ctx.language,
    returnUrl: page(paths.paymentSucceeded()),
    cancelUrl: page(paths.paymentCancelled()),
  }
  const started = await provider.start(order).catch((error: unknown) => ({ error }))
  if (!('error' in started))
    await ctx.transaction(({ tx, now }) => markRedirected(tx, payment.id, { ...started, nextCheckAt: firstCheckMinutes(now) }))
  const { redirectUrl } = await findPayment(ctx.tx, payment.id)
  if (redirectUrl !== null) return redirectUrl
  throw 'error' in started ? started.error : new Refusal('PAYMENT_UNDER_WAY')
}
