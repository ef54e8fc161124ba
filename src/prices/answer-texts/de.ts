import type { SameKeys } from '#base/texts.ts'
import type { hu } from './hu.ts'

export const de: SameKeys<typeof hu> = {
  repairPriceNote: 'Unverbindlicher Preis: Den endgültigen Preis nennen wir nach der Prüfung.',
  ownPriceNote: 'Es gelten die Preise der eigenen Preisliste Ihrer Firma.',
  coveredNote: 'Diese Reparatur ist durch Garantie oder Versicherung gedeckt, wenn die Prüfung es bestätigt.',
}
