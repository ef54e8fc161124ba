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
    days: 'Expected repair time: {days} working days',
    date: 'Price list of {day}',
  },
  search: {
    label: 'What is your device?',
    hint: 'Write it as you call it, for example: iphone 13, galaxy a54, redmi',
    found: '{count, plural, =0 {No such device on the list} one {# device} other {# devices}}',
    byBrand: 'Choose by brand',
  },
  brand: {
    title: 'What does it cost?',
    book: 'Book a repair for this device',
    around:
      'For a paid repair the courier there and back is added: {delivery}. The inspection fee is due only if you decline the quote: {inspection}.',
    note: 'Indicated prices including VAT; the final price follows the inspection, in a quote.',
    elsewhere:
      'A paid repair of a {brand} device is booked on the manufacturer’s site, at the manufacturer’s prices. The prices here are those of repairs we do: when the warranty does not cover the fault of a device sent in for a warranty repair, or when the device was bought from Telekom or Vodafone.',
    all: 'Full price list and fees',
  },
} satisfies SameKeys<typeof hu>
