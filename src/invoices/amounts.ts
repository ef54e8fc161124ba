import { type Amounts, amountsOf } from '#quotes/quote.ts'
import type { InvoiceKind } from './invoice.ts'

type Line = { readonly quantity: number; readonly netUnit: number }

/** A storno and a correcting invoice take off what they name: their lines are the same figures, negative. Rounding is that of the line itself, so both sum to nothing. */
export function amountsOfLine(kind: InvoiceKind, line: Line): Amounts {
  const amounts = amountsOf(line)
  return kind === 'storno' || kind === 'correcting' ? negative(amounts) : amounts
}

// Not -0 for 0: it would be printed with its sign.
const negative = ({ net, vat, gross }: Amounts): Amounts => ({ net: 0 - net, vat: 0 - vat, gross: 0 - gross })

/** Sums of lines, so the lines of a printed invoice always add up to its total. */
export const totalOfLines = (kind: InvoiceKind, lines: readonly Line[]): Amounts =>
  lines
    .map((line) => amountsOfLine(kind, line))
    .reduce((sum, one) => ({ net: sum.net + one.net, vat: sum.vat + one.vat, gross: sum.gross + one.gross }), { net: 0, vat: 0, gross: 0 })
