import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

const en: SameKeys<typeof hu> = {
  title: 'Trial payment',
  notice: 'This stands in for a payment provider: no real money moves. Choose how the payment should end.',
  facts: 'Invoice: {invoice}, to pay: {amount, number, forint}',
  pay: 'Pay',
  refuse: 'The bank refuses the payment',
  cancel: 'Cancel the payment',
  timeOut: 'Time runs out before I pay',
  decided: 'You have already decided about this payment. Go back to the previous page.',
}

export default en
