import type { Input } from '#base/endpoint.ts'
import type { Call, OutsideContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { methodsOffered } from '#invoices/method-of-invoice.ts'
import { findInvoicedRequest } from '#invoices/server/invoiced-request-store.ts'
import { findOpenInvoice, type OpenInvoice } from '#invoices/server/open-invoice-store.ts'
import { paths } from '#paths.ts'
import { requireHeldRequest } from '#requests/server/request-holder-store.ts'
import { type OnlineMethod, onlineMethods } from '../payment.ts'
import type { paymentsApi } from '../payments.api.ts'
import { checkPayment } from './check-payment.ts'
import { doesCourierCollect } from './courier-collects-store.ts'
import { findPayer, type Payer } from './payer-store.ts'
import { endPayment, expireForgotten, findOpenPayment, findPayment, insertPayment, markRedirected, type PaymentRow } from './payment-store.ts'
import { approvableUntil, firstCheckMinutes, isOld, oldBefore, watchedUntil } from './payment-times.ts'
import type { PaymentProvider } from './provider/payment-provider.ts'
import { paymentProviderOf, paymentProviders, takesMoneyItself } from './provider/payment-provider-of.ts'

/**
 * Starts to pay an invoice; while a payment of it by the same provider is open, every call is given that one. The amount is what is
 * still owed of the invoice.
 * @throws Refusal NOT_FOUND, PAYMENT_METHOD_NOT_OFFERED (the terms of the company leave it out), INVOICE_ALREADY_PAID, COURIER_COLLECTS (the device is on its
 * way, and its courier takes the money), PAYMENT_UNDER_WAY (the payer has approved), PAYMENT_PROVIDER_AWAY
 */
export async function createPayment(ctx: OutsideContext & Call, { body }: Input<typeof paymentsApi.createPayment>) {
  await requireHeldRequest(ctx, body.crmRequestId)
  const invoice = await findOpenInvoice(ctx.tx, { requestId: body.crmRequestId, invoiceId: body.invoiceId })
  const payer = await findPayer(ctx.tx, invoice.id)
  const method = body.paymentMethodId ?? onlineMethods.find((one) => one === payer.paymentMethodId) ?? 4
  const request = await findInvoicedRequest(ctx.tx, body.crmRequestId)
  if (!request || !methodsOffered(request).includes(method)) throw new Refusal('PAYMENT_METHOD_NOT_OFFERED')
  if (await doesCourierCollect(ctx.tx, invoice.id)) throw new Refusal('COURIER_COLLECTS')
  const payment = await openPayment(ctx, invoice, method)
  if (payment.status === 'approved') throw new Refusal('PAYMENT_UNDER_WAY')
  const provider = paymentProviderOf(ctx, method)
  return { paymentId: payment.id, redirectUrl: payment.redirectUrl ?? (await redirectUrlOf(ctx, { ...invoice, ...payer }, payment, provider)) }
}

async function openPayment(ctx: OutsideContext, invoice: OpenInvoice, method: OnlineMethod): Promise<PaymentRow> {
  const { name } = paymentProviderOf(ctx, method)
  const providers = paymentProviders(ctx).map((provider) => provider.name)
  const open = await findOpenPayment(ctx.tx, invoice.id)
  // Another way to pay, or part of the money has come meanwhile.
  const isOther = open && ((open.provider !== name && providers.includes(open.provider)) || open.amount !== invoice.outstanding)
  if (open && (isOther || (takesMoneyItself(open.provider) && isOld(open.createdAt, ctx.now)))) await makeRoom(ctx, open)
  return ctx.transaction(async ({ tx, now }) => {
    await expireForgotten(tx, { before: oldBefore(now), providers, now, invoiceId: invoice.id })
    await insertPayment(tx, {
      invoiceId: invoice.id,
      amount: invoice.outstanding,
      provider: name,
      createdAt: now,
      nextCheckAt: firstCheckMinutes(now),
    })
    const payment = await findOpenPayment(tx, invoice.id)
    // It ended between the two statements, its payer is just coming back; or another one began that must end first.
    if (payment?.provider !== name) throw new Refusal('PAYMENT_UNDER_WAY')
    return payment
  })
}

/**
 * The payer wants to pay another way, or anew: the payment they went away from ends. Of one whose money we would have to ask for, that is
 * enough. A card page may still take it: its provider is asked first, and watched afterwards.
 * @throws Refusal PAYMENT_UNDER_WAY when money is on its way, INVOICE_ALREADY_PAID when it has come
 */
async function makeRoom(ctx: OutsideContext, open: PaymentRow): Promise<void> {
  const mayTake = takesMoneyItself(open.provider) && open.status === 'redirected'
  const { status, found } = mayTake ? await checkPayment(ctx, open.id) : { status: open.status, found: undefined }
  if (status === 'paid' || status === 'lateSuccess') throw new Refusal('INVOICE_ALREADY_PAID')
  if (status === 'approved' || found === 'pending') throw new Refusal('PAYMENT_UNDER_WAY')
  const to = status === 'created' ? 'expired' : 'cancelled'
  await ctx.transaction(({ tx, now }) => endPayment(tx, open.id, { to, now, watchedUntil: mayTake ? watchedUntil(now) : null }))
}

/** Calls made side by side ask for the same payment by the same request id; what was answered first is kept and told to all. */
async function redirectUrlOf(
  ctx: OutsideContext & Call,
  { number, email }: OpenInvoice & Payer,
  payment: PaymentRow,
  provider: PaymentProvider,
): Promise<string> {
  const page = (path: string) => `${ctx.env.PUBLIC_URL}${path}`
  const order = {
    requestId: payment.startRequestId,
    reference: payment.id,
    invoiceNumber: number,
    amount: payment.amount,
    email,
    language: ctx.language,
    returnUrl: page(paths.paymentSucceeded()),
    cancelUrl: page(paths.paymentCancelled()),
    failUrl: page(paths.paymentFailed()),
    until: approvableUntil(payment.createdAt),
  }
  const started = await provider.start(order).catch((error: unknown) => ({ error }))
  if (!('error' in started))
    await ctx.transaction(({ tx, now }) => markRedirected(tx, payment.id, { ...started, nextCheckAt: firstCheckMinutes(now) }))
  const { redirectUrl } = await findPayment(ctx.tx, payment.id)
  if (redirectUrl !== null) return redirectUrl
  throw 'error' in started ? started.error : new Refusal('PAYMENT_UNDER_WAY')
}
