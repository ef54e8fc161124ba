import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Online payments',
  transaction: 'Transaction: {id}',
  provider: { paypal: 'PayPal', simplepay: 'SimplePay', simulator: 'PayPal (simulator)', cardSimulator: 'SimplePay (simulator)' },
  status: {
    created: 'begun',
    redirected: 'on the payment page',
    approved: 'approved, waiting for the money',
    paid: 'paid',
    failed: 'failed',
    cancelled: 'cancelled',
    expired: 'expired',
    lateSuccess: 'came late, goes back',
  },
} satisfies SameKeys<typeof hu>
