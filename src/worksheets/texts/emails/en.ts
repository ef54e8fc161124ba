import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  subject: 'Service report: {number}',
  text: 'Attached is the service report on the repair of your device.',
  worksheet: 'Number of the report',
} satisfies SameKeys<typeof hu>
