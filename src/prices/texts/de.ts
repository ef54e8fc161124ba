import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  estimate: {
    title: 'Richtpreis',
    withDelivery: 'einschließlich Lieferung',
    inspection: 'Prüfung erforderlich',
    inspectionText:
      'Für diesen Fehler können wir vorab keinen Preis nennen. Lehnen Sie den Kostenvoranschlag nach der Prüfung ab, beträgt die Prüfgebühr {fee}.',
    partly: 'Ein Teil lässt sich erst nach einer Prüfung beziffern.',
    details: 'Woraus setzt er sich zusammen?',
    delivery: 'Kurier hin und zurück',
    days: 'Voraussichtliche Reparaturdauer: {days} Arbeitstage',
    date: 'Preisliste vom {day}',
  },
  search: {
    label: 'Welches Gerät haben Sie?',
    hint: 'Schreiben Sie es so, wie Sie es nennen, zum Beispiel: iphone 13, galaxy a54, redmi',
    found: '{count, plural, =0 {Dieses Gerät steht nicht auf der Liste} one {# Gerät} other {# Geräte}}',
    byBrand: 'Nach Marke auswählen',
  },
  brand: {
    title: 'Was kostet es?',
    book: 'Reparatur für dieses Gerät beauftragen',
    around:
      'Bei einer kostenpflichtigen Reparatur kommt der Kurier hin und zurück hinzu: {delivery}. Die Prüfgebühr fällt nur an, wenn Sie den Kostenvoranschlag ablehnen: {inspection}.',
    note: 'Richtpreise inkl. USt.; den endgültigen Preis nennen wir nach der Prüfung im Kostenvoranschlag.',
    elsewhere:
      'Die kostenpflichtige Reparatur eines {brand}-Geräts beauftragen Sie auf der Seite des Herstellers, zu dessen Preisen. Die Preise hier gelten für Reparaturen bei uns: wenn die Garantie den Fehler eines zur Garantiereparatur eingesandten Geräts nicht abdeckt oder wenn das Gerät bei Telekom oder Vodafone gekauft wurde.',
    all: 'Vollständige Preisliste und Gebühren',
  },
} satisfies SameKeys<typeof hu>
