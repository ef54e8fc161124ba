import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Before the courier comes',
  lead: 'Tick what you have done. If the fault makes something impossible, say so: then we know what to expect. You can change your answers until the courier has the device.',
  leadOfSale:
    'Tick what you have done. If you cannot do something, say so: then we know what to expect. You can change your answers until the courier has the device.',
  done: 'Done',
  impossible: 'Not possible because of the fault',
  impossibleOfSale: 'I cannot do this',
  progress: '{answered, number} of {total, number} answered',
  saved: 'Saved.',
} satisfies SameKeys<typeof hu>
