import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

const en: SameKeys<typeof hu> = {
  title: 'Abandoned device',
  wait: {
    payment: 'The customer has not paid the invoice, so the device is still here.',
    delivery: 'The parcel came back, and the customer has chosen no new delivery.',
    collection: 'The customer chose to collect the device and has not come.',
  },
  since: 'Waiting for the customer since',
  endsOn: 'Last day of storage',
  owed: 'To be paid',
  notices: 'Notices sent',
  none: 'No notice has been sent yet',
  next: 'Next notice at the earliest',
  noNext: 'All notices have been sent',
  runs: 'The storage time is running. If the customer pays or chooses a new delivery, the wait ends by itself.',
  over: 'The storage time is over, and all notices have been sent.',
  noKey: 'Only somebody with the permission for it can decide about an abandoned device.',
  fate: 'What becomes of the device?',
  fates: { kept: 'We keep it', sold: 'We sell it', recycled: 'We have it recycled' },
  fateMissing: 'Choose what becomes of the device.',
  value: 'Value or proceeds (HUF)',
  valueHint: 'It is counted against what is owed.',
  dataErased: 'The data on the device were erased; SIM and memory card were taken out.',
  note: 'Reason',
  noteHint: 'The customer does not see it.',
  decided: 'What became of the device',
  decidedValue: 'Value credited',
  decidedAt: 'Decided at',
}

export default en
