import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Etiketten',
  qr: 'QR-Code der Anfrage {number}',
  barcode: 'Strichcode der Anfrage {number}',
  fileName: 'etiketten.pdf',
} satisfies SameKeys<typeof hu>
