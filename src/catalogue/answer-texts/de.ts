import type { SameKeys } from '#base/texts.ts'
import type { hu } from './hu.ts'

export const de: SameKeys<typeof hu> = {
  systemMessageNotFound: 'Systemnachricht nicht gefunden.',
}
