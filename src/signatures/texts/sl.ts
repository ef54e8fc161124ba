import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  how: 'Kako bo podpisano?',
  kinds: {
    drawn: 'Na zaslonu',
    typed: 'Z vpisom imena',
    printed: 'Na papirju',
  },
  signer: 'Ime podpisnika',
  signerHint: 'Če podpiše kdo drug, njegovo ime',
  clear: 'Počisti podpis',
  drawn: 'Polje za podpis, podpisano',
  empty: 'Polje za podpis, prazno',
} satisfies SameKeys<typeof hu>
