import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  greeting: 'Dear {name},',
  subject: 'We have received your order: {number}',
  thanks:
    'Thank you for your order. We have recorded the requests of {count, plural, one {# device} other {# devices}}. This is the only e-mail about receiving them; follow the devices on the page of the order.',
  facts: {
    number: 'Order',
    reference: 'Your reference',
    devices: 'Devices',
  },
  pickups: 'When does the courier come?',
  pickup: '{day}, {window}, {address}: {count, plural, one {# device} other {# devices}}',
  devices: 'Devices',
  more: 'and {count, number} more, on the page of the order',
  prepareTitle: 'What should you prepare?',
  save: 'Save the data: we erase the devices before the repair and make no backup.',
  sheets: 'Print the labels and the hand-over sheets from the page of the order. Without a printer, write the number of the request on each parcel.',
  documents: 'A warranty repair needs the invoice or the warranty card: add what is missing on the page of each request.',
  open: 'Open the order',
  terms: 'The general terms and conditions you accepted are attached as a PDF. Please keep them.',
  reminder: {
    subject: 'Our courier comes tomorrow, order: {number}',
    text: 'Our courier comes for {count, plural, one {# device} other {# devices}} tomorrow. Please have everything ready.',
    label: 'Write the number of the request on each parcel that has no label.',
  },
} satisfies SameKeys<typeof hu>
