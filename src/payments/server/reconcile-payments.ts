import type { OutsideContext } from '#context.ts'
import { checkPayment } from './check-payment.ts'
import { expireForgotten, paymentsDue } from './payment-store.ts'
import { oldBefore } from './payment-times.ts'
import { paymentProviders } from './provider/payment-provider-of.ts'
import { retryRefunds } from './refunds/make-refund.ts'

const maxAtOnce = 20

/**
 * By the clock, outside a transaction: looks at payments whose payer did not come back, at those of which we do not know whether the money
 * came (a time-out after the capture) or whose money may still come, and asks again for refunds nobody has answered.
 */
export async function reconcilePayments(ctx: OutsideContext): Promise<void> {
  const providers = paymentProviders(ctx).map(({ name }) => name)
  await ctx.transaction(({ tx, now }) => expireForgotten(tx, { before: oldBefore(now), providers, now }))
  for (const name of providers) for (const id of await paymentsDue(ctx.tx, name, ctx.now, maxAtOnce)) if (!(await look(ctx, id))) break
  await retryRefunds(ctx)
}

/** @returns false when the provider is away: the next round is a minute off */
async function look(ctx: OutsideContext, id: string): Promise<boolean> {
  try {
    return (await checkPayment(ctx, id)).answered
  } catch (err) {
    ctx.log.error({ err, payment: id }, 'a payment could not be looked at')
    return true
  }
}
