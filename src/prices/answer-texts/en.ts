import type { SameKeys } from '#base/texts.ts'
import type { hu } from './hu.ts'

export const en: SameKeys<typeof hu> = {
  repairPriceNote: 'For information only: the final price follows the inspection.',
  ownPriceNote: 'These are the prices of your company’s own price list.',
  coveredNote: 'The warranty or the insurance covers this repair if the inspection confirms it.',
}
