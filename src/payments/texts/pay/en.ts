import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'To be paid',
  invoice: 'Invoice',
  amount: 'Amount to pay',
  due: 'Due date',
  method: 'Chosen payment method',
  online: 'Pay with PayPal: {amount, number, forint}',
  card: 'Pay by card: {amount, number, forint}',
  leaving: 'Taking you to the payment page…',
  notice: 'You pay on the payment provider’s own page; we never see your card details.',
} satisfies SameKeys<typeof hu>
