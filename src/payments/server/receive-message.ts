import type { Input } from '#base/endpoint.ts'
import type { Call, OutsideContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { OnlineMethod } from '../payment.ts'
import type { paymentsApi } from '../payments.api.ts'
import { checkPayment } from './check-payment.ts'
import { findByMessage } from './payment-store.ts'
import { paymentProviderOf } from './provider/payment-provider-of.ts'

/**
 * A provider tells of a payment. The message is believed to be the provider's, and nothing else: it makes us ask about the payment. So it may
 * come in any order, again and again, or late. It is acknowledged after what we found is stored; one about a payment we do not know as well,
 * or the provider would tell it for days.
 * @throws Refusal SIGNATURE_WRONG, MALFORMED; PAYMENT_PROVIDER_AWAY when it has to be told again
 */
async function receive(ctx: OutsideContext & Call, method: OnlineMethod, text: string) {
  const provider = paymentProviderOf(ctx, method)
  const { about, answer } = await provider.readMessage({ text, header: ctx.header })
  const payment = await findByMessage(ctx.tx, provider.name, about)
  if (!payment) ctx.log.warn({ provider: provider.name }, 'a message about a payment that is not ours')
  else if (!(await checkPayment(ctx, payment, { evenEnded: true })).answered) throw new Refusal('PAYMENT_PROVIDER_AWAY')
  return answer
}

export const receivePaypalMessage = (ctx: OutsideContext & Call, { body }: Input<typeof paymentsApi.receivePaypalMessage>) => receive(ctx, 4, body)
export const receiveSimplepayMessage = (ctx: OutsideContext & Call, { body }: Input<typeof paymentsApi.receiveSimplepayMessage>) =>
  receive(ctx, 5, body)
