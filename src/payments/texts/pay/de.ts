import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  online: 'Mit PayPal bezahlen: {amount, number, forint}',
  card: 'Mit Karte bezahlen: {amount, number, forint}',
  leaving: 'Sie werden zur Zahlungsseite weitergeleitet…',
  notice: 'Sie bezahlen auf der eigenen Seite des Zahlungsanbieters; Ihre Kartendaten sehen wir nicht.',
} satisfies SameKeys<typeof hu>
