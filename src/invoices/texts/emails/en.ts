import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  subject: {
    proforma: 'Payment request for your repair: {number}',
    final: 'Invoice for your repair: {number}',
    storno: 'We have cancelled an invoice: {number}',
    correcting: 'Correcting invoice: {number}',
  },
  text: {
    proforma:
      'Your payment request is ready and attached to this e-mail. We issue the invoice once the amount has arrived, and send the device back after that.',
    final: 'Your invoice is ready and attached to this e-mail.',
    storno: 'We have cancelled an earlier invoice; the cancelling invoice is attached. If you have paid already, we will refund the amount.',
    correcting: 'We have corrected your invoice; the correcting invoice is attached. We will refund the difference.',
  },
  paid: 'We have received the amount; there is nothing more to pay.',
  how: {
    cash: 'You pay the courier in cash. You can choose another payment method on the page of your request.',
    transfer: 'Please transfer the amount by the due date and give the payment reference exactly as shown.',
    online: 'You can pay online on the page of your request. We send the device back once it is paid.',
  },
  facts: {
    number: 'Invoice number',
    proformaNumber: 'Payment request number',
    gross: 'Gross total',
    cash: 'In cash',
    dueOn: 'Payment due',
    method: 'Payment method',
    account: 'Bank account',
    reference: 'Payment reference',
  },
  pay: 'Pay and see your request',
  collective: {
    greeting: 'Dear Insurer,',
    subject: { final: 'Collective invoice for repairs, {month}: {number}', storno: 'We have cancelled the collective invoice, {month}: {number}' },
    text: {
      final:
        'The collective invoice for the repairs finished in the month is attached. Please transfer the amount by the due date, with exactly this reference.',
      storno:
        'We have cancelled an earlier collective invoice; the cancelling invoice is attached. If we invoice the repairs again, the new invoice comes in a separate email.',
    },
    month: 'Period',
  },
} satisfies SameKeys<typeof hu>
