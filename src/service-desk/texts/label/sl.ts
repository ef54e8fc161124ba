import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Nalepke',
  qr: 'Koda QR zahtevka {number}',
  barcode: 'Črtna koda zahtevka {number}',
  fileName: 'nalepke.pdf',
} satisfies SameKeys<typeof hu>
