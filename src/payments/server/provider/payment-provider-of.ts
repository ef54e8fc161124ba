import type { JobContext } from '#context.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { paypalOf } from './paypal.ts'
import { simulatedProvider } from './simulator.ts'

/** PayPal where its settings are there, else the simulator (env.ts does not let the simulator into production unasked). */
export function paymentProviderOf({ env, tx, log }: Pick<JobContext, 'env' | 'tx' | 'log'>): PaymentProvider {
  return paypalOf(env, log) ?? simulatedProvider(tx, env.PUBLIC_URL)
}
