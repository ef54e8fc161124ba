import type { SameKeys } from '#base/texts.ts'
import type { hu } from './hu.ts'

export const en: SameKeys<typeof hu> = {
  systemMessageNotFound: 'System message not found.',
}
