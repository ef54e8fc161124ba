import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  received: {
    subject: 'Payment received: {amount, number, forint} – {number}',
    text: 'Thank you, we have received the amount of the invoice. There is nothing more to pay.',
    overpaid: 'Your transfer brought {amount, number, forint} more than was due. We will send it back, and write to you once we have.',
    amount: 'Amount paid',
    method: 'Method of payment',
    transaction: 'Transaction',
    invoice: 'Invoice',
  },
  part: {
    subject: 'Part payment received: {amount, number, forint} – {number}',
    text: 'Thank you, we have received part of the amount. Please transfer the rest with the reference given.',
    textOtherwise: 'Thank you, we have received part of the amount. Only the rest is still to be paid.',
    cashSubject: 'Less than the full amount came from the courier: {amount, number, forint} – {number}',
    cashText:
      'Of the cash paid when the device was handed over, the amount below has reached us from the courier. The rest is still to be paid: online on the page of the request, or by transfer with the reference given. If you paid the courier the full amount, please do not pay again but write to us: we will settle it with the courier.',
    amount: 'Amount received',
    outstanding: 'Still to pay',
  },
  refund: {
    subject: 'Refund: {amount, number, forint} – {number}',
    text: 'We have refunded the amount below to where you paid from.',
    cancelled: 'The invoice has been cancelled since, so what you paid for it is due back to you. You have nothing to do.',
    surplus:
      'Your payment arrived after the invoice had been settled another way or cancelled, so we have sent the surplus back ourselves. There is nothing for you to do.',
    amount: 'Refunded amount',
    invoice: 'Invoice',
    proforma: 'Payment request',
    when: 'Depending on your bank it may take a few working days until you see it.',
  },
  surplus: {
    subject: 'You have paid too much: {amount, number, forint} – {number}',
    text: 'Your transfer came for something that had already been paid. We will send the amount below back or settle it with another invoice of yours, and write to you once we have. There is nothing for you to do.',
    amount: 'Amount that is yours',
  },
  moved: {
    subject: 'Your payment was set off: {amount, number, forint} – {number}',
    text: 'We have set off the amount you had paid for another invoice against the invoice below. Please pay only what is left.',
    amount: 'Amount set off',
    from: 'Paid for',
    to: 'Set off against',
    outstanding: 'Still to be paid',
  },
  returned: {
    transferOf: 'Day of the transfer',
    why: {
      transfer: 'Your transfer was more than what was due, so the rest of it is yours.',
      invoice: {
        cancelled: 'The invoice was cancelled, so the amount paid for it goes back to you.',
        overpaid: 'More was paid for the invoice than was due, so the surplus goes back to you.',
      },
      proforma: {
        cancelled: 'The payment request was withdrawn, so the amount paid for it goes back to you.',
        overpaid: 'More was paid for the payment request than was due, so the surplus goes back to you.',
      },
    },
    sentTo: {
      payerAccount: 'We have transferred the amount below back to the bank account it came from. There is nothing for you to do.',
      otherAccount: 'We have transferred the amount below to the bank account you gave us. There is nothing for you to do.',
      cash: 'We have given you back the amount below in cash.',
    },
  },
  transfer: {
    beforeDue: {
      subject: 'Reminder: your transfer is due on {day} – {number}',
      text: 'Your payment is due soon. Please transfer the amount below with the reference given.',
    },
    afterDue: {
      subject: 'Your transfer has not arrived – {number}',
      text: 'Your payment was due, and the amount below has not reached us yet. Please transfer it with the reference given.',
    },
    restOfCash: {
      subject: 'Reminder: still to pay of your invoice {amount, number, forint} – {number}',
      text: 'The rest of the invoice that was paid in cash when the device was handed over has not reached us yet. Please pay it online on the page of the request, or transfer it with the reference given. If you paid the courier the full amount, please do not pay again but write to us: we will settle it with the courier.',
    },
    amount: 'Amount to transfer',
    due: 'Due',
    beneficiary: 'Beneficiary',
    account: 'Bank account',
    reference: 'Reference',
    invoice: 'Invoice',
    proforma: 'Payment request',
    paid: 'If you have paid meanwhile, thank you: you need not do anything about this e-mail.',
  },
} satisfies SameKeys<typeof hu>
