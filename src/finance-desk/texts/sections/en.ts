import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  invoices: 'Invoices',
  transfers: 'Transfers',
  cod: 'Cash on delivery',
  refunds: 'Refunds',
  terms: 'Company terms',
  insurers: 'Insurers',
  compensations: 'Compensations',
  closing: 'Daily closing',
} as const satisfies SameKeys<typeof hu>
