import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  facts: {
    amount: 'Compensation',
    account: 'Bank account',
    end: 'ending in {end}',
    holder: 'Account holder',
    dueOn: 'Transferred by',
    paidOn: 'Day of the transfer',
  },
  account: {
    subject: 'We have noted your bank account, request: {number}',
    text: 'Thank you, we have noted where to transfer the compensation.',
    onBehalf: 'Our colleague has noted where to transfer the compensation, as you asked.',
    next: 'If it was not you who gave this account, or it is wrong, call us at once: {phone}, on working days {from}–{to}. Until it is paid you can give another one on the page of the request.',
  },
  paid: {
    subject: 'We have transferred the compensation, request: {number}',
    text: 'We have transferred the compensation for the lost parcel.',
    next: 'When it reaches the account depends on your bank. If it does not arrive within a few working days, call us: {phone}, on working days {from}–{to}.',
  },
  missing: {
    subject: 'Where should we transfer the compensation? Request: {number}',
    text: 'You are owed compensation for the lost parcel, but we do not know yet which bank account to transfer it to. Please tell us on the page of the request: we pay it within {days} days of that.',
    next: 'If you would rather tell us by phone, call us: {phone}, on working days {from}–{to}.',
    say: 'Give a bank account',
  },
  takenBack: {
    subject: 'A correction about the compensation, request: {number}',
    text: 'We wrote that we had transferred the compensation. That was a mistake: it has not been transferred yet. We are sorry.',
    next: 'We will let you know when it is transferred. If you have a question, call us: {phone}, on working days {from}–{to}.',
  },
} satisfies SameKeys<typeof hu>
