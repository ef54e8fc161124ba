import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Devices of order {number}',
  lead: 'Ordered on: {placed}. {count, plural, one {# device} other {# devices}}, handed over at once. Please print this list and have the courier sign it.',
  onlyFirst: 'The first {max, number} hand-over sheets are here; open the others on the page of each request.',
  request: 'Request',
  device: 'Device',
  identifier: 'IMEI or serial number',
  sign: {
    place: 'Place, date',
    customer: 'Signature of whoever hands over',
    courier: 'Signature of the courier',
  },
  sheetsName: '{number} hand-over sheets.pdf',
  labelsName: '{number} labels.pdf',
  qr: 'QR code: follow request {number}',
  barcode: 'Barcode: {number}',
} satisfies SameKeys<typeof hu>
