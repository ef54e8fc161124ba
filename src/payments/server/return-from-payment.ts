import type { Input } from '#base/endpoint.ts'
import type { Call, OutsideContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { requireHeldRequest } from '#requests/server/request-holder-store.ts'
import { type PaymentStatus, resultOf } from '../payment.ts'
import type { paymentsApi } from '../payments.api.ts'
import { checkPayment } from './check-payment.ts'
import { endPayment, findReturning } from './payment-store.ts'
import { providerNames } from './provider/payment-provider.ts'

/**
 * The payer is back from the provider. Neither the token nor PayerID proves anything: the provider is asked. However often it
 * is called, the money is taken once, and an ended payment answers its stored result.
 * @throws Refusal NOT_FOUND, the same for a payment of somebody else's request and for one that does not exist
 */
export async function returnFromPayment(ctx: OutsideContext & Call, { query }: Input<typeof paymentsApi.returnFromPayment>) {
  const payment = await findReturning(ctx.tx, providerNames, query.token)
  if (!payment) throw new Refusal('NOT_FOUND')
  await requireHeldRequest(ctx, payment.requestId)
  const status = query.PayerID === undefined ? await cancel(ctx, payment.id) : (await checkPayment(ctx, payment.id)).status
  return { status: resultOf[status], crmRequestId: payment.requestId, invoiceNumber: payment.invoiceNumber }
}

/** Before the money was asked for, cancelling is ours to say: we will not ask for it any more. Afterwards the provider must tell. */
async function cancel(ctx: OutsideContext & Call, id: string): Promise<PaymentStatus> {
  const cancelled = await ctx.transaction(({ tx, now }) => endPayment(tx, id, { to: 'cancelled', now }))
  return cancelled ? 'cancelled' : (await checkPayment(ctx, id)).status
}
