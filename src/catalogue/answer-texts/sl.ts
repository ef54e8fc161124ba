import type { SameKeys } from '#base/texts.ts'
import type { hu } from './hu.ts'

export const sl: SameKeys<typeof hu> = {
  systemMessageNotFound: 'Sistemskega sporočila ni mogoče najti.',
}
