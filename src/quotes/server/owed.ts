import type { JobContext } from '#context.ts'
import { findReport } from './expert-report-store.ts'
import { decisionAbout } from './quote-decision-store.ts'
import { standingQuote } from './quote-store.ts'

/**
 * What the customer owes by what was decided: the repair they ordered, the fees of a quote refused or left unanswered, or the
 * fee told with an expert report.
 * @returns gross whole forints; null: nothing was decided that costs anything
 */
export async function owedByDecision({ tx }: Pick<JobContext, 'tx'>, requestId: number): Promise<number | null> {
  const quote = await standingQuote(tx, requestId)
  const decision = quote && (await decisionAbout(tx, quote.id))
  if (decision) return decision.gross
  const report = await findReport(tx, requestId)
  return report?.status === 'rejected' || report?.status === 'expired' ? report.returnFee : null
}
