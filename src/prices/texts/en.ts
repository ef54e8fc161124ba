import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  estimate: {
    title: 'Indicated price',
    withDelivery: 'delivery included',
    inspection: 'Inspection needed',
    inspectionText:
      'We cannot name a price for this fault in advance. If you decline the quote that follows the inspection, the inspection fee is {fee}.',
    partly: 'Part of it can only be priced after an inspection.',
    details: 'What is in it?',
    delivery: 'Courier there and back',
    days: 'Expected repair time: {from}–{to} working days',
    date: 'Price list of {day}',
  },
} satisfies SameKeys<typeof hu>
