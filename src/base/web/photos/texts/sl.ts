import type { SameKeys } from '../../../texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Fotografije',
  hint: 'Največ {max, number} fotografij (JPEG ali PNG). Skrite podatke (kraj, naprava) odstranimo.',
  add: 'Posnemi ali izberi fotografijo',
  photo: '{position, number}. fotografija',
  remove: 'Odstrani {position, number}. fotografijo',
  tooMany: 'Priložite lahko največ {max, number} fotografij, ostale smo izpustili.',
  reading: 'Branje fotografij…',
} satisfies SameKeys<typeof hu>
