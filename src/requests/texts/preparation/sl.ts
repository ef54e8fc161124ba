import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Pred prihodom kurirja',
  lead: 'Označite, kar ste opravili. Če česa zaradi okvare ni mogoče storiti, to prav tako označite, da bomo vedeli, kaj lahko pričakujemo. Odgovore lahko spreminjate, dokler kurir ne prevzame naprave.',
  leadOfSale:
    'Označite, kar ste opravili. Česar ne morete opraviti, prav tako označite, da bomo vedeli, kaj lahko pričakujemo. Odgovore lahko spreminjate, dokler kurir ne prevzame naprave.',
  done: 'Opravljeno',
  impossible: 'Zaradi okvare ni mogoče',
  impossibleOfSale: 'Tega ne morem opraviti',
  progress: 'Odgovorjeno: {answered, number} od {total, number}',
  saved: 'Shranjeno.',
} satisfies SameKeys<typeof hu>
