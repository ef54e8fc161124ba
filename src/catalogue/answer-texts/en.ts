import type { SameKeys } from '#base/texts.ts'
import type { hu } from './hu.ts'

export const en: SameKeys<typeof hu> = {
  systemMessageNotFound: 'System message not found.',
  repairPriceNote: 'For information only: the final price follows the inspection.',
}
