import type { SameKeys } from '../../../texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Photos',
  hint: 'At most {max, number} photos (JPEG or PNG). Data hidden in them (place, device) is removed.',
  add: 'Take or choose a photo',
  photo: 'Photo {position, number}',
  remove: 'Remove photo {position, number}',
  tooMany: 'At most {max, number} photos can be attached, the others were left out.',
  reading: 'Reading the photos…',
} satisfies SameKeys<typeof hu>
