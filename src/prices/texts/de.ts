import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  estimate: {
    title: 'Richtpreis',
    withDelivery: 'einschließlich Lieferung',
    inspection: 'Prüfung erforderlich',
    inspectionText:
      'Für diesen Fehler können wir vorab keinen Preis nennen. Lehnen Sie das Angebot nach der Prüfung ab, beträgt die Prüfgebühr {fee}.',
    partly: 'Ein Teil lässt sich erst nach einer Prüfung beziffern.',
    details: 'Woraus setzt er sich zusammen?',
    delivery: 'Kurier hin und zurück',
    days: 'Voraussichtliche Reparaturdauer: {from}–{to} Werktage',
    date: 'Preisliste vom {day}',
  },
} satisfies SameKeys<typeof hu>
