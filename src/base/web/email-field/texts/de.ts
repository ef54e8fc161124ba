import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  question: 'Meinten Sie {email}?',
  take: 'Diese Adresse übernehmen',
} as const satisfies SameKeys<typeof hu>
