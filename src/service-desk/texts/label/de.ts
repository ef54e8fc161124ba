import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Etiketten',
  qr: 'QR-Code des Auftrags {number}',
  barcode: 'Strichcode des Auftrags {number}',
  fileName: 'etiketten.pdf',
} satisfies SameKeys<typeof hu>
