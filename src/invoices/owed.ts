import { grossOf } from '#prices/vat.ts'
import type { InsurerStatus } from '#quotes/insurer.ts'
import { type Amounts, amountsOf, netOfGross } from '#quotes/quote.ts'
import type { Outcome } from '#requests/status.ts'

/** Why something is owed; of each reason and decision a request has one charge at most. `insured`: of an insurer, whose decision is a month. */
export type ChargeReason = 'repair' | 'refusal' | 'unfoundedClaim' | 'withdrawal' | 'correction' | 'insured'

type FeeName = 'inspection' | 'logistics' | 'return'

/** A line of what is owed: as the quote says it, or a fee whose words the reader's language gives. */
export type OwedLine = {
  readonly label: { readonly text: string } | { readonly fee: FeeName }
  readonly quantity: number
  /** Net forints. */
  readonly netUnit: number
}

/** The name of what was decided about a quote. */
export const aboutQuote = (quoteId: number) => `quote ${quoteId}`

/** `decision` names what was decided, so that the same duty is not charged twice. */
export type Duty = { readonly reason: ChargeReason; readonly decision: string; readonly lines: readonly OwedLine[] }

type OrderedLine = { readonly description: string; readonly quantity: number; readonly netUnit: number }

/** How a request ended; all fees are gross forints, as they were told to the customer. */
export type Ended = {
  readonly outcome: Outcome | null
  /** The version of the quote that counts, and what was decided about it. */
  readonly quote: {
    readonly id: number
    readonly decision: 'accepted' | 'rejected' | 'expired'
    /** What was ordered. */
    readonly lines: readonly OrderedLine[]
    readonly inspectionFee: number
    readonly logisticsFee: number
  } | null
  /** The expert report, once it was rejected or left unanswered. */
  readonly refusedReport: { readonly id: number; readonly returnFee: number } | null
  /** The return fee in force. */
  readonly returnFee: number
}

/** A fee is a gross price (SPEC 9). */
const fee = (name: FeeName, gross: number): OwedLine => ({ label: { fee: name }, quantity: 1, netUnit: netOfGross(gross) })

/**
 * What is owed, however a request ends (DESIGN 8.34): the only place of this rule. Who pays changes nothing about the amount, only about when.
 * A repair under warranty or insurance, one that could not be done, a device replaced, a request cancelled before it was collected, and a device that was lost: nothing.
 */
export function dutyOf({ outcome, quote, refusedReport, returnFee }: Ended): Duty | null {
  // A device that was left here ended before, and what followed from that was charged then.
  if (outcome === null || outcome === 'CANCELLED' || outcome === 'LOST' || outcome === 'ABANDONED') return null
  if (quote?.decision === 'accepted') {
    if (outcome !== 'REPAIRED') return null
    const lines = quote.lines.map(({ description, quantity, netUnit }) => ({ label: { text: description }, quantity, netUnit }))
    return duty('repair', aboutQuote(quote.id), lines)
  }
  if (quote) return duty('refusal', aboutQuote(quote.id), [fee('inspection', quote.inspectionFee), fee('logistics', quote.logisticsFee)])
  if (refusedReport) return duty('unfoundedClaim', `report ${refusedReport.id}`, [fee('return', refusedReport.returnFee)])
  if (outcome === 'NO_FAULT' || outcome === 'WARRANTY_REJECTED') return duty('unfoundedClaim', `outcome ${outcome}`, [fee('return', returnFee)])
  return null
}

type Insured = {
  readonly outcome: Outcome | null
  readonly said: InsurerStatus | null
  /** Gross forints the insurer was asked for, and what its customer ordered themselves: their own share. */
  readonly asked: number
  readonly ordered: number | null
}

/**
 * What an insurer owes: of a repair it agreed to pay that is done, all but what the customer ordered, as one line of an invoice. Never more than
 * that, and at most a forint less: the VAT of a line follows from its net. Gross 0: nothing.
 */
export function owedByInsurer({ outcome, said, asked, ordered }: Insured): Amounts {
  const agreed = outcome === 'REPAIRED' && (said === 'accepted' || said === 'part') ? Math.max(0, asked - (ordered ?? 0)) : 0
  const nearest = netOfGross(agreed)
  return amountsOf({ quantity: 1, netUnit: grossOf(nearest) > agreed ? nearest - 1 : nearest })
}

/** Lines that cost nothing are said on the invoice; where nothing costs anything there is no duty. */
function duty(reason: ChargeReason, decision: string, lines: readonly OwedLine[]): Duty | null {
  return lines.some((line) => amountsOf(line).gross > 0) ? { reason, decision, lines: lines.filter(isNotFreeFee) } : null
}

const isNotFreeFee = ({ label, netUnit }: OwedLine) => 'text' in label || netUnit > 0
