import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  subject: {
    proforma: 'Payment request for your repair: {number}',
    final: 'Invoice: {number}',
    storno: 'We have cancelled an invoice: {number}',
    correcting: 'We have corrected an invoice: {number}',
  },
  ofWithdrawal: {
    proforma: 'Payment request for the work done before your withdrawal: {number}',
    text: 'It is the proportionate price of the work that we did at your express request before you withdrew.',
  },
  text: {
    proforma:
      'Your payment request is ready and attached to this e-mail. We issue the invoice once the amount has arrived, and send the device back after that.',
    final: 'Your invoice is ready and attached to this e-mail.',
    storno: 'We have cancelled this invoice: {number}. The cancelling invoice is attached.',
    correcting: 'We have corrected this invoice: {number}. The correcting invoice is attached.',
  },
  paid: 'We have received the amount; there is nothing more to pay.',
  overpaid: 'Your transfer brought {amount} more than was due. We will send it back, and write to you once we have.',
  moneyBack: {
    letOff: 'We will refund the amount you paid: {amount}.',
    owedAnew: 'We will refund the amount you paid, or count it towards the new invoice: {amount}.',
    correcting: 'We will refund the difference: {amount}.',
  },
  how: {
    cash: 'You pay the courier in cash. You can choose another payment method on the page of your request.',
    transfer: 'Please transfer the amount by the due date and give the payment reference exactly as shown.',
    online: 'You can pay online on the page of your request. We send the device back once it is paid.',
  },
  facts: {
    number: 'Invoice number',
    stornoNumber: 'Number of the cancelling invoice',
    cancelledNumber: 'Cancelled invoice',
    correctingNumber: 'Number of the correcting invoice',
    correctedNumber: 'Corrected invoice',
    proformaNumber: 'Payment request number',
    gross: 'Gross total',
    cash: 'In cash',
    dueOn: 'Payment due',
    method: 'Payment method',
    beneficiary: 'Beneficiary',
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
        'We have cancelled an earlier collective invoice; the cancelling invoice is attached. If we invoice the repairs again, the new invoice comes in a separate e-mail.',
    },
    month: 'Period',
  },
} satisfies SameKeys<typeof hu>
