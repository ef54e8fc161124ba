import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  signed: 'Unterschrieben von {signer}, {at}',
  signedByName: 'Durch Eingabe des Namens bestätigt: {at}',
  signature: 'Unterschrift von {signer}',
  signatureOf: 'Unterschrift: {signer}',
} satisfies SameKeys<typeof hu>
