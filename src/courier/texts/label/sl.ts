import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Nalepka paketa: {number}',
  sample: 'Vzorčna nalepka kurirskega simulatorja; kurir je ne prevaža.',
  from: 'Pošiljatelj',
  to: 'Prejemnik',
  locker: 'Prevzemno mesto: {code}',
  day: 'Dan prevzema: {day}',
  cash: 'Plačilo po povzetju: {amount}',
  note: 'Opomba za kurirja: {note}',
  barcode: 'Številka paketa kot črtna koda: {number}',
  fileName: 'nalepka-paketa-{number}.pdf',
} as const satisfies SameKeys<typeof hu>
