import type { SameKeys } from '#base/texts.ts'
import type { hu } from './hu.ts'

export const sl: SameKeys<typeof hu> = {
  repairPriceNote: 'Informativna cena: končno ceno sporočimo po pregledu.',
  ownPriceNote: 'Veljajo cene lastnega cenika vašega podjetja.',
  coveredNote: 'To popravilo krije garancija ali zavarovanje, če pregled to potrdi.',
}
