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
} satisfies SameKeys<typeof hu>
