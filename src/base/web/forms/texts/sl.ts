import type { SameKeys } from '../../../texts.ts'
import type hu from './hu.ts'

export default {
  leaveTitle: 'Želite zapustiti obrazec?',
  leaveText: 'Vneseni podatki še niso bili poslani.',
  leaveStay: 'Ostani',
  leaveGo: 'Zapusti',
  draftTitle: 'Prej začeti obrazec',
  draftRestored: 'Obnovili smo podatke, ki ste jih prej vnesli, a jih še niste poslali.',
  draftDiscard: 'Zavrzi',
} satisfies SameKeys<typeof hu>
