import { isIP } from 'node:net'
import type { TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { By } from '#requests/lifecycle.ts'
import { advanceRequest } from '#requests/server/lifecycle/advance-request.ts'
import type { QuoteDecided } from '../decided-quote.ts'
import { type QuoteLine, totalOf } from '../quote.ts'
import { type DecisionChannel, insertDecision, type QuoteDecision } from './quote-decision-store.ts'
import { closeQuote, type SentQuote } from './quote-store.ts'
import { refusalFees } from './refusal-fees.ts'

export type Deciding = {
  decision: QuoteDecision['decision']
  by: By
  channel: DecisionChannel
  byAccountId?: number | null
  note?: string
  /** Why it is refused, to whoever sent the request. */
  reason?: string
  ip?: string
  /** What is ordered; none unless it is accepted. */
  lines?: readonly QuoteLine[]
  /** The wordings that were pressed and declared. */
  wordings?: Partial<Pick<QuoteDecision, 'orderTextId' | 'startNowTextId' | 'startLossTextId'>>
  /** The version of the request an employee was looking at. */
  requestVersion?: number
}

const steps = { accepted: 'acceptQuote', rejected: 'rejectQuote', expired: 'expireQuote' } as const

/**
 * The one way a quote is decided, by whomever: the step of the request, the standing of the quote and the evidence are saved
 * together. Of racing decisions one wins: the step is a guarded statement, and the evidence has the quote as its key.
 * @throws Refusal STATE_MOVED_ON for the others
 */
export async function decideQuote(ctx: TransactionContext, quote: SentQuote, deciding: Deciding): Promise<QuoteDecision> {
  const { decision, by, channel, byAccountId = null, note = '', reason = '', ip = '', lines = [], wordings = {}, requestVersion } = deciding
  await advanceRequest(ctx, quote.requestId, steps[decision], {
    by,
    byAccountId,
    note: [channel, note, reason].filter(Boolean).join(': '),
    version: requestVersion,
  })
  if (!(await closeQuote(ctx.tx, quote.id, decision))) throw new Refusal('STATE_MOVED_ON')
  const evidence: QuoteDecision = {
    quoteId: quote.id,
    decision,
    byKind: by,
    byAccountId,
    channel,
    note,
    reason,
    ip: isIP(ip) === 0 ? null : ip,
    decidedAt: ctx.now,
    chosenLineIds: lines.map(({ id }) => id),
    gross: decision === 'accepted' ? totalOf(lines).gross : refusalFees(quote).total,
    orderTextId: null,
    startNowTextId: null,
    startLossTextId: null,
    ...wordings,
  }
  await insertDecision(ctx.tx, evidence)
  return evidence
}

/** The decision as its answer tells it. */
export function decisionDto(quote: SentQuote, lines: readonly QuoteLine[], { decision, decidedAt, chosenLineIds }: QuoteDecision): QuoteDecided {
  const accepted = decision === 'accepted'
  return {
    quoteAcceptedStatus: accepted,
    version: quote.version,
    decidedAt: decidedAt.toString(),
    chosenLineIds,
    totals: accepted ? totalOf(lines.filter(({ id }) => chosenLineIds.includes(id))) : null,
    fees: accepted ? null : refusalFees(quote),
  }
}
