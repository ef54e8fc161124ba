import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  question: 'Did you mean {email}?',
  take: 'Use this address',
} as const satisfies SameKeys<typeof hu>
