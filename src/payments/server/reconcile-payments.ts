import type { OutsideContext } from '#context.ts'
import { checkPayment } from './check-payment.ts'
import { expireForgotten, paymentsDue } from './payment-store.ts'
import { oldBefore } from './payment-times.ts'
import { paymentProviderOf } from './provider/payment-provider-of.ts'

const maxAtOnce = 20

/**
 * By the clock, outside a transaction: looks at payments whose payer did not come back, and at those of which we do not know
 * whether the money came (a time-out after the capture).
 */
export async function reconcilePayments(ctx: OutsideContext): Promise<void> {
  const { name } = paymentProviderOf(ctx)
  await ctx.transaction(({ tx, now }) => expireForgotten(tx, { before: oldBefore(now), provider: name, now }))
  for (const id of await paymentsDue(ctx.tx, name, ctx.now, maxAtOnce)) {
    try {
      const { answered } = await checkPayment(ctx, id)
      // The provider is away; the next round is a minute off.
      if (!answered) return
    } catch (err) {
      ctx.log.error({ err, payment: id }, 'a payment could not be looked at')
    }
  }
}
