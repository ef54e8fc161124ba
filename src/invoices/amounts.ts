import { type Amounts, amountsOf, totalOf } from '#quotes/quote.ts'
import type { InvoiceKind } from './invoice.ts'

type Line = { readonly quantity: number; readonly netUnit: number }

/** A storno and a correcting invoice take off what they name: the same figures, negative. Rounding is that of the lines themselves, so both sum to nothing. */
const signed = (kind: InvoiceKind, amounts: Amounts): Amounts => (kind === 'storno' || kind === 'correcting' ? negative(amounts) : amounts)

// Not -0 for 0: it would be printed with its sign.
const negative = ({ net, vat, gross }: Amounts): Amounts => ({ net: 0 - net, vat: 0 - vat, gross: 0 - gross })

export const amountsOfLine = (kind: InvoiceKind, line: Line): Amounts => signed(kind, amountsOf(line))

/** Sums of lines, so the lines of a printed invoice always add up to its total. */
export const totalOfLines = (kind: InvoiceKind, lines: readonly Line[]): Amounts => signed(kind, totalOf(lines))
