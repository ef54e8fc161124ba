import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Geräte der Bestellung {number}',
  lead: 'Bestellt am: {placed}. {count, plural, one {# Gerät} other {# Geräte}}, eine Übergabe. Bitte drucken Sie die Liste aus und lassen Sie sie vom Kurier unterschreiben.',
  onlyFirst: 'Hier finden Sie die ersten {max, number} Übergabeblätter; die übrigen öffnen Sie auf der Seite des jeweiligen Auftrags.',
  request: 'Auftrag',
  device: 'Gerät',
  identifier: 'IMEI- oder Seriennummer',
  sign: {
    place: 'Ort, Datum',
    customer: 'Unterschrift der übergebenden Person',
    courier: 'Unterschrift des Kuriers',
  },
  sheetsName: '{number} Übergabeblätter.pdf',
  labelsName: '{number} Etiketten.pdf',
  qr: 'QR-Code: Auftrag verfolgen, {number}',
  barcode: 'Strichcode: {number}',
} satisfies SameKeys<typeof hu>
