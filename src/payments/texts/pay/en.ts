import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  online: 'Pay with PayPal: {amount, number, forint}',
  card: 'Pay by card: {amount, number, forint}',
  leaving: 'Taking you to the payment page…',
  notice: 'You pay on the payment provider’s own page; we never see your card details.',
} satisfies SameKeys<typeof hu>
