import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  question: 'Ste mislili {email}?',
  take: 'Uporabi ta naslov',
} as const satisfies SameKeys<typeof hu>
