import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Parcel label: {number}',
  sample: 'Sample label of the courier simulator; no courier carries it.',
  from: 'From',
  to: 'To',
  locker: 'Parcel point: {code}',
  day: 'Pickup day: {day}',
  cash: 'Cash on delivery: {amount}',
  note: 'Note to the courier: {note}',
  barcode: 'The parcel number as a barcode: {number}',
  fileName: 'parcel-label-{number}.pdf',
} as const satisfies SameKeys<typeof hu>
