import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  signed: 'Signed by {signer}, {at}',
  signedByName: 'Approved by typing the name: {at}',
  signature: 'Signature of {signer}',
  signatureOf: 'Signature: {signer}',
} satisfies SameKeys<typeof hu>
