import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  invoices: 'Računi',
  transfers: 'Nakazila',
  cod: 'Povzetja',
  refunds: 'Vračila',
  terms: 'Pogoji podjetij',
  insurers: 'Zavarovalnice',
  compensations: 'Odškodnine',
  closing: 'Dnevni zaključek',
} as const satisfies SameKeys<typeof hu>
