import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  subject: 'Delovni nalog: {number}',
  text: 'V priponki pošiljamo delovni nalog o popravilu vaše naprave.',
  worksheet: 'Številka naloga',
} satisfies SameKeys<typeof hu>
