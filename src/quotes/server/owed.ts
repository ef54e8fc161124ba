import type { ReadContext } from '#context.ts'
import type { Outcome } from '#requests/status.ts'
import { findReport } from './expert-report-store.ts'
import { decisionAbout } from './quote-decision-store.ts'
import { currentQuote } from './quote-store.ts'

type Ended = { readonly id: number; readonly outcome: Outcome | null }

/**
 * What the customer owes by what was decided: the repair they ordered, the fees of a quote refused or left unanswered, or the
 * fee told with an expert report. A repair that was ordered and could not be done costs nothing.
 * @returns gross whole forints; null: nothing was decided that has a price
 */
export async function owedByDecision({ tx }: Pick<ReadContext, 'tx'>, { id, outcome }: Ended): Promise<number | null> {
  const quote = await currentQuote(tx, id)
  const decided = quote && (await decisionAbout(tx, quote.id))
  if (decided) return decided.decision === 'accepted' && outcome !== 'REPAIRED' ? 0 : decided.gross
  const report = await findReport(tx, id)
  return report?.status === 'rejected' || report?.status === 'expired' ? report.returnFee : null
}
