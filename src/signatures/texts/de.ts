import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  how: 'Wie wird unterschrieben?',
  kinds: {
    drawn: 'Auf dem Bildschirm',
    typed: 'Durch Eingabe des Namens',
    printed: 'Auf Papier',
  },
  signer: 'Name des Unterzeichners',
  signerHint: 'Falls jemand anderes unterschreibt, dessen Name',
  clear: 'Unterschrift löschen',
  drawn: 'Unterschriftsfeld, unterschrieben',
  empty: 'Unterschriftsfeld, leer',
} satisfies SameKeys<typeof hu>
