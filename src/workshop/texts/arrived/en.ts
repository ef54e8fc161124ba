import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'How it arrived',
  at: 'Received',
  came: 'Accessories that arrived',
  missing: 'Missing accessories',
  extra: 'Accessories that were not in the order',
  additional: 'Also in the parcel',
  packaging: 'Condition of the packaging',
  noAccessories: 'No accessories were in the order and none were in the parcel.',
  condition: 'What we noted on the device',
  nothing: 'We found no damage on the device.',
  other: 'The identifier read from the device differs from the one in the order.',
  disagree: 'If you know any of this differently, please write to us under Messages.',
  photos: 'Photos of the arrival ({count, number})',
  photo: 'Photo {position, number} of the arrival',
} satisfies SameKeys<typeof hu>
