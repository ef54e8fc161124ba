import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

const de: SameKeys<typeof hu> = {
  title: 'Ihr Gerät wartet bei uns auf Sie',
  until: 'Wir bewahren es kostenlos auf bis: {day}.',
  over: 'Die Aufbewahrungszeit ist abgelaufen: {day}. Solange wir nicht entschieden haben, was mit dem Gerät geschieht, können Sie es noch bekommen.',
  todo: {
    payment: 'Begleichen Sie die Rechnung, dann schicken wir das Gerät auf den Weg.',
    delivery: 'Wählen Sie, wohin wir es bringen sollen, oder holen Sie es bei uns ab.',
    collection: 'Holen Sie es ab, oder lassen Sie es sich lieber liefern.',
  },
  after:
    'Wenn bis zu diesem Tag nicht bezahlt, nichts gewählt oder das Gerät nicht abgeholt wurde, dürfen wir es als aufgegeben ansehen. Vorher schreiben wir Ihnen noch.',
  terms: 'Aufbewahrung des Geräts in den Allgemeinen Geschäftsbedingungen',
}

export default de
