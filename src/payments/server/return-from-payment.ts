import type { Input } from '#base/endpoint.ts'
import type { Call, OutsideContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { requireHeldRequest } from '#requests/server/request-holder-store.ts'
import { resultOf } from '../payment.ts'
import type { paymentsApi } from '../payments.api.ts'
import { checkPayment, stateInBooks } from './check-payment.ts'
import { endPayment, findReturning } from './payment-store.ts'
import { type ProviderName, providerNames } from './provider/payment-provider.ts'
import { cardKeysOf, takesMoneyItself } from './provider/payment-provider-of.ts'
import { readReturn } from './provider/simplepay-signature.ts'

type Back = Input<typeof paymentsApi.returnFromPayment>['query']

/**
 * The payer is back from the provider. Nothing of the address proves anything: the provider is asked. However often it is called, the money
 * is taken once, and a payment that has ended answers its stored result.
 * @throws Refusal NOT_FOUND, the same for a payment of somebody else's request and for one that does not exist
 */
export async function returnFromPayment(ctx: OutsideContext & Call, { query }: Input<typeof paymentsApi.returnFromPayment>) {
  const { names, transactionId, hasCancelled } = readBack(ctx, query)
  const payment = await findReturning(ctx.tx, names, transactionId)
  if (!payment) throw new Refusal('NOT_FOUND')
  await requireHeldRequest(ctx, payment.requestId)
  const { status, mayStillCome } = hasCancelled ? await cancel(ctx, payment.id) : await checkPayment(ctx, payment.id)
  const isCard = takesMoneyItself(payment.provider)
  return {
    status: resultOf(status, mayStillCome),
    crmRequestId: payment.requestId,
    invoiceNumber: payment.invoiceNumber,
    paymentMethodId: isCard ? (5 as const) : (4 as const),
    transactionId,
    timedOut: isCard && status === 'expired' && !mayStillCome,
  }
}

function readBack(ctx: OutsideContext & Call, query: Back): { names: readonly ProviderName[]; transactionId: string; hasCancelled: boolean } {
  if ('token' in query)
    return { names: providerNames.filter((name) => !takesMoneyItself(name)), transactionId: query.token, hasCancelled: query.PayerID === undefined }
  const read = readReturn(cardKeysOf(ctx), query.r, query.s)
  if (!read) throw new Refusal('NOT_FOUND')
  // Also who cancelled on the card page is asked about: only there it is known that nothing was taken.
  return { names: providerNames.filter(takesMoneyItself), transactionId: read.transactionId, hasCancelled: false }
}

/** Before the money was asked for, cancelling is ours to say: we will not ask for it any more. Afterwards the provider must tell. */
async function cancel(ctx: OutsideContext & Call, id: string) {
  const cancelled = await ctx.transaction(({ tx, now }) => endPayment(tx, id, { to: 'cancelled', now }))
  return cancelled ? stateInBooks(ctx, id) : checkPayment(ctx, id)
}
