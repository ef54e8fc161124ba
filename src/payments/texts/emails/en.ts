import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  refund: {
    subject: 'Refund: {amount, number, forint} – {number}',
    text: 'We have refunded the amount below to where you paid from.',
    surplus:
      'Your payment arrived after the invoice had been settled another way or cancelled, so we have sent the surplus back ourselves. There is nothing for you to do.',
    amount: 'Refunded amount',
    invoice: 'Invoice',
    when: 'Depending on your bank it may take a few working days until you see it.',
  },
} satisfies SameKeys<typeof hu>
