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
  heldTitle: 'Zaključen obrazec',
  held: 'Stanje se je medtem spremenilo, zato tega ni več mogoče poslati. Vneseno ostane tu, da lahko uporabite drugje.',
  overtakenTitle: 'Medtem je bilo to spremenjeno drugje.',
  overtakenRefreshed: 'Osveženo: {fields}.',
  overtakenLead: 'V poljih ostane, kar ste napisali. Primerjajte in se odločite, kaj naj ostane.',
  overtakenChoice: 'Izbira',
  overtakenField: 'Podatek',
  overtakenMine: 'Napisali ste',
  overtakenTheirs: 'Zdaj je tu',
  overtakenTake: 'Prevzemi drugo spremembo',
  overtakenKeep: 'Nadaljuj s svojo',
  yes: 'da',
  no: 'ne',
  empty: 'ni navedeno',
} satisfies SameKeys<typeof hu>
