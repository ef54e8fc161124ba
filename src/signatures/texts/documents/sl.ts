import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  signed: 'Podpis: {signer}, {at}',
  signedByName: 'Potrjeno z vpisom imena: {at}',
  signature: 'Podpis osebe {signer}',
  signatureOf: 'Podpis: {signer}',
} satisfies SameKeys<typeof hu>
