import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  how: 'How do they sign?',
  kinds: {
    drawn: 'On the screen',
    typed: 'By typing the name',
    printed: 'On paper',
  },
  signer: 'Name of the signer',
  signerHint: 'If somebody else signs, their name',
  clear: 'Clear the signature',
  drawn: 'Signature field, signed',
  empty: 'Signature field, empty',
} satisfies SameKeys<typeof hu>
