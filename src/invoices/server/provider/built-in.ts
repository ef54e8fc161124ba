import { yearOf } from '#calendar/calendar.ts'
import type { OutsideContext } from '#context.ts'
import type { InvoiceKind } from '../../invoice.ts'
import { drawInvoice } from '../draw-invoice.ts'
import { numberOfKey } from './built-in-invoice-store.ts'
import type { InvoiceOrder, InvoiceProvider, Issued } from './invoice-provider.ts'

/** One range of numbers for each kind and year: MF-2026-000123; proformas MF-D, stornos MF-S, correcting ones MF-H. */
const ranges: Readonly<Record<InvoiceKind, string>> = { final: 'MF', proforma: 'MF-D', storno: 'MF-S', correcting: 'MF-H' }

/** Our own numbering and PDF, for demo and for trying things out: it reports nothing to the tax authority (env.ts keeps it out of production unless simulators are allowed). */
export function builtInProvider({ transaction }: Pick<OutsideContext, 'transaction'>): InvoiceProvider {
  const issue = async ({ key, kind, issuedOn }: InvoiceOrder): Promise<Issued> => {
    const year = yearOf(issuedOn)
    const numberOf = (sequence: number) => `${ranges[kind]}-${year}-${String(sequence).padStart(6, '0')}`
    const number = await transaction(({ tx, now }) => numberOfKey(tx, { providerKey: key, kind, year, now, numberOf }))
    return { number, pdf: null }
  }
  return { name: 'builtIn', issue, cancel: issue, pdf: drawInvoice }
}
