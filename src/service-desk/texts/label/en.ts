import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Labels',
  qr: 'QR code of request {number}',
  barcode: 'Barcode of request {number}',
  fileName: 'labels.pdf',
} satisfies SameKeys<typeof hu>
