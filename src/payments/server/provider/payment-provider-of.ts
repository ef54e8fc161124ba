import type { OutsideContext } from '#context.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { paypalOf } from './paypal.ts'
import { simulatedProvider } from './simulator.ts'

/** PayPal where its settings are there, else the simulator (env.ts does not let the simulator into production unasked). */
export function paymentProviderOf({ env, tx, transaction, log }: Pick<OutsideContext, 'env' | 'tx' | 'transaction' | 'log'>): PaymentProvider {
  return paypalOf(env, log) ?? simulatedProvider({ tx, transaction }, env.PUBLIC_URL)
}
