import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Paketetikett: {number}',
  sample: 'Musteretikett des Kuriersimulators; kein Kurier befördert es.',
  from: 'Absender',
  to: 'Empfänger',
  locker: 'Abholstelle: {code}',
  day: 'Abholtag: {day}',
  cash: 'Nachnahme: {amount}',
  note: 'Hinweis für den Kurier: {note}',
  barcode: 'Die Paketnummer als Strichcode: {number}',
  fileName: 'paketetikett-{number}.pdf',
} as const satisfies SameKeys<typeof hu>
