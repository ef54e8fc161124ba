import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Compensation',
  waits: 'Waits for a bank account: the customer has not said where to.',
  toPay: 'Waits to be transferred.',
  paid: 'Transferred: {day}',
  write: 'Record a bank account for the customer',
  formTitle: 'The customer’s bank account',
  method: 'How did they say it?',
  channels: {
    web: 'on their page',
    phone: 'by phone',
    email: 'by e-mail',
    inPerson: 'in person',
  },
  note: 'What did they say, and how can it be proved?',
  confirm: 'Record the bank account',
  written: 'The bank account is recorded, the customer is told.',
  history: 'What has happened so far',
  customer: 'customer',
  steps: {
    account: 'Bank account given: {end}, {channel}',
    paid: 'Transferred: {day}',
    takenBack: 'The record of the transfer was taken back',
  },
  said: '{at}, {by}',
} satisfies SameKeys<typeof hu>
