import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  subject: 'Servicebericht: {number}',
  text: 'Anbei erhalten Sie den Servicebericht über die Reparatur Ihres Geräts.',
  worksheet: 'Nummer des Berichts',
} satisfies SameKeys<typeof hu>
