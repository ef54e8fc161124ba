import type { SameKeys } from '../../../texts.ts'
import type hu from './hu.ts'

export default {
  leaveTitle: 'Formular verlassen?',
  leaveText: 'Ihre Eingaben wurden noch nicht gesendet.',
  leaveStay: 'Bleiben',
  leaveGo: 'Verlassen',
  draftTitle: 'Früher begonnenes Formular',
  draftRestored: 'Ihre früheren, noch nicht gesendeten Eingaben wurden wiederhergestellt.',
  draftDiscard: 'Verwerfen',
  heldTitle: 'Abgelaufenes Formular',
  held: 'Der Stand hat sich inzwischen geändert, deshalb kann dies nicht mehr gesendet werden. Ihre Eingaben bleiben hier, damit Sie sie anderswo verwenden können.',
  overtakenTitle: 'Dies wurde inzwischen an anderer Stelle geändert.',
  overtakenRefreshed: 'Aktualisiert: {fields}.',
  overtakenLead: 'In den Feldern bleibt, was Sie geschrieben haben. Vergleichen Sie und entscheiden Sie, was bleiben soll.',
  overtakenChoice: 'Auswahl',
  overtakenField: 'Angabe',
  overtakenMine: 'Ihre Eingabe',
  overtakenTheirs: 'Jetziger Stand',
  overtakenTake: 'Die andere Änderung übernehmen',
  overtakenKeep: 'Mit meiner weitermachen',
  yes: 'ja',
  no: 'nein',
  empty: 'nicht angegeben',
} satisfies SameKeys<typeof hu>
