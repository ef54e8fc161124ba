import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Compensation',
  amount: 'Amount',
  account: 'Account ending in',
  holder: 'Account holder',
  dueOn: 'Transferred by',
  ask: 'Tell us which bank account to transfer the compensation to. We pay it within {days} days of that.',
  waits: 'This is the account we transfer it to. You can give another one until it is paid.',
  noAccount: 'No bank account has been given yet.',
  paid: 'We have transferred the compensation: {day}. When it reaches the account depends on your bank.',
  say: 'Give a bank account',
  change: 'Give another bank account',
  formTitle: 'Where should we transfer the compensation?',
  known: 'The account we know, ending in {end}',
  accountField: 'Bank account number',
  accountHint: '16 or 24 digits, or an IBAN.',
  holderField: 'Name of the account holder',
  save: 'Save the bank account',
  back: 'Back',
  saved: 'We have noted the bank account and confirm it by e-mail as well.',
  saving: 'Saving…',
} satisfies SameKeys<typeof hu>
