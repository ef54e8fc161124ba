import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Where shall we bring the device?',
  lead: 'The parcel could not be handed over and has come back to us. Choose, and we order the courier accordingly. There is no charge for the new delivery.',
  where: 'Your choice',
  again: 'To the same place: {to}',
  address: 'To another address',
  locker: 'To a parcel locker',
  counter: 'I will fetch it: {address}',
  choose: 'Choose how you want to get the device.',
  contactName: 'Name of the recipient',
  contactPhone: 'Telephone of the recipient',
  day: 'It should set out on this day at the earliest',
  dayHint: 'The courier usually delivers on the next working day.',
  network: 'Locker network',
  search: 'Search by postal code or town',
  point: 'Parcel locker',
  none: 'No locker found here',
  payFirst: 'Please pay the invoice before you fetch the device: we take no cash at the workshop. You can pay it on this page.',
  noCashAtLocker: 'You cannot pay in cash at a parcel locker.',
  payBefore: 'We order the courier once the invoice is paid. You can pay it on this page.',
  bring: 'We are open on working days {from}–{to}. Please bring an identity document.',
  send: 'Send the choice',
  sending: 'Sending…',
  change: 'Choose otherwise',
  chosen: {
    delivery: 'Thank you. We order the courier to: {to}. It sets out at the earliest on: {day}.',
    counter: 'Thank you. We have set the device aside; you can fetch it here: {address}.',
  },
  desk: {
    delivery: 'The customer chose ({at}): delivery to {to}, at the earliest on {day}.',
    counter: 'The customer chose ({at}) to fetch the device.',
  },
} satisfies SameKeys<typeof hu>
