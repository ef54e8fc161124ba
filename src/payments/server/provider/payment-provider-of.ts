import type { OutsideContext } from '#context.ts'
import type { OnlineMethod } from '../../payment.ts'
import type { PaymentProvider, ProviderName } from './payment-provider.ts'
import { paypalOf } from './paypal.ts'
import { simplepayOf } from './simplepay.ts'
import type { MerchantKeys } from './simplepay-signature.ts'
import { type Books, simulatedCardProvider, simulatedProvider, simulatorKeys } from './simulator.ts'

type Surroundings = Books & Pick<OutsideContext, 'env' | 'log'>

/** PayPal for method 4 and SimplePay for method 5 where their settings are there, else their simulators (env.ts does not let those into production unasked). */
export function paymentProviderOf(ctx: Surroundings, method: OnlineMethod): PaymentProvider {
  const { env, log } = ctx
  if (method === 4) return paypalOf(env, log) ?? simulatedProvider(ctx, env.PUBLIC_URL)
  return simplepayOf(env, log, () => ctx.now) ?? simulatedCardProvider(ctx, env.PUBLIC_URL)
}

/** Those that are ours today. */
export const paymentProviders = (ctx: Surroundings): readonly PaymentProvider[] => [paymentProviderOf(ctx, 4), paymentProviderOf(ctx, 5)]

/** Whoever has the money of a payment; undefined when it is no longer ours. */
export const providerNamed = (ctx: Surroundings, name: ProviderName) => paymentProviders(ctx).find((provider) => provider.name === name)

/** What a payer who comes back from the card page is recognised by. */
export const cardKeysOf = ({ env, secrets }: Pick<Surroundings, 'env' | 'secrets'>): MerchantKeys =>
  env.SIMPLEPAY_SECRET_KEY ?? simulatorKeys(secrets)

export const takesMoneyItself = (name: ProviderName): boolean => name === 'simplepay' || name === 'cardSimulator'
