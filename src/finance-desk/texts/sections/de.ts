import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  invoices: 'Rechnungen',
  transfers: 'Überweisungen',
  cod: 'Nachnahmen',
  refunds: 'Erstattungen',
  terms: 'Firmenbedingungen',
  insurers: 'Versicherungen',
  compensations: 'Entschädigungen',
  closing: 'Tagesabschluss',
} as const satisfies SameKeys<typeof hu>
