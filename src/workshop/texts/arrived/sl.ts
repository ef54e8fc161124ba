import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Tako je prispela',
  at: 'Prevzeto',
  came: 'Prispela oprema',
  missing: 'Manjkajoča oprema',
  extra: 'Oprema, ki je ni bilo v naročilu',
  additional: 'V paketu je bilo še',
  packaging: 'Stanje embalaže',
  noAccessories: 'V naročilu ni bilo opreme in v paketu je nismo našli.',
  condition: 'Kaj smo zabeležili na napravi',
  nothing: 'Poškodb na napravi nismo našli.',
  other: 'Oznaka, odčitana z naprave, se razlikuje od oznake v naročilu.',
  disagree: 'Če se vaši podatki razlikujejo, nam to prosimo sporočite v razdelku Sporočila.',
  photos: 'Fotografije prevzema ({count, number})',
  photo: '{position, number}. fotografija prevzema',
} satisfies SameKeys<typeof hu>
