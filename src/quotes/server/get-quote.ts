import { isConsumer } from '#accounts/consumer.ts'
import { keysOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import { budapestDay, daysBetween } from '#calendar/calendar.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { expectedTotal } from '#prices/estimate.ts'
import { can, stateOf, stepsOpenTo } from '#requests/lifecycle.ts'
import { requireHeldRequest } from '#requests/server/request-holder-store.ts'
import type { QuoteView } from '../decided-quote.ts'
import { isAboveLimit, mayDecide } from '../decision-limit.ts'
import { amountsOf, cheapestLines, dearestLines, type QuoteLine, totalOf } from '../quote.ts'
import type { quotesApi } from '../quotes.api.ts'
import { deadlineDto, stillOpen } from './deadline.ts'
import { decisionDto } from './decide-quote.ts'
import { deciderInWords, senderInWords } from './decider.ts'
import { presentWordings } from './decision-wordings.ts'
import { decisionAbout, type QuoteDecision } from './quote-decision-store.ts'
import { currentQuote, linesOf, type SentQuote } from './quote-store.ts'
import { findQuotedRequest, type QuotedRequest } from './quoted-request-store.ts'
import { refusalFees } from './refusal-fees.ts'

/** The quote as whoever holds the request sees it; a draft or a voided version is nobody's business. */
export async function getQuote(
  ctx: ReadContext & Call,
  { params }: Input<typeof quotesApi.getQuote>,
): Promise<{ version: number; quote: QuoteView | null }> {
  await requireHeldRequest(ctx, params.id, { colleagues: true })
  const request = await findQuotedRequest(ctx.tx, params.id)
  if (!request) throw new Refusal('NOT_FOUND')
  const quote = await currentQuote(ctx.tx, params.id)
  return { version: request.version, quote: quote ? await viewOf(ctx, request, quote) : null }
}

async function viewOf(ctx: ReadContext & Call, request: QuotedRequest, quote: SentQuote): Promise<QuoteView> {
  const lines = await linesOf(ctx.tx, quote.id)
  const decision = await decisionAbout(ctx.tx, quote.id)
  return {
    version: quote.version,
    status: quote.status,
    sentAt: quote.sentAt.toString(),
    ...(await deadlineDto(ctx, quote.sentAt, quote.validUntil)),
    daysLeft: Math.max(0, daysBetween(budapestDay(ctx.now), budapestDay(quote.validUntil))),
    note: quote.note,
    expected: request.estimate && expectedTotal(request.estimate),
    aboveEstimateReason: quote.aboveEstimateReason,
    lines: lines.map((line) => ({ ...line, ...amountsOf(line) })),
    cheapest: totalOf(cheapestLines(lines)),
    dearest: totalOf(dearestLines(lines)),
    fees: refusalFees(quote),
    isConsumer: isConsumer(request),
    texts: await presentWordings(ctx, ctx.language),
    decision: decision ? { ...dtoWithChannel(quote, lines, decision), decidedBy: await deciderInWords(ctx, request, decision) } : null,
    isOpen: isOpen(ctx, request, quote),
    approval: isAboveLimit(ctx.actor, request, totalOf(dearestLines(lines)).gross) ? { limit: request.decisionLimit ?? 0 } : null,
    ...(await whoDecides(ctx, request, quote, lines)),
  }
}

async function whoDecides(ctx: ReadContext & Call, request: QuotedRequest, quote: SentQuote, lines: readonly QuoteLine[]) {
  const may = whatMayBeDone(ctx, request, quote, totalOf(cheapestLines(lines)).gross)
  const { decisionLimit } = request
  const limit = decisionLimit !== null && totalOf(dearestLines(lines)).gross > decisionLimit ? decisionLimit : null
  const name = may.decide ? await senderInWords(ctx, request) : null
  return { may, sender: name === null ? null : { name, limit } }
}

const dtoWithChannel = (quote: SentQuote, lines: readonly QuoteLine[], decision: QuoteDecision) => ({
  ...decisionDto(quote, lines, decision),
  expired: decision.decision === 'expired',
  channel: decision.channel,
  reason: decision.reason,
})

const isOpen = ({ now }: Pick<ReadContext, 'now'>, request: QuotedRequest, quote: SentQuote): boolean =>
  quote.status === 'sent' && can('acceptQuote', stateOf(request)) && stillOpen(now, quote.validUntil)

/** @param least gross forints of the cheapest choice: who may not even decide about that decides about nothing */
function whatMayBeDone({ actor, now }: ReadContext & Call, request: QuotedRequest, quote: SentQuote, least: number): QuoteView['may'] {
  const open = isOpen({ now }, request, quote)
  return {
    decide: open && mayDecide(actor, request, least),
    decideOnBehalf: open && stepsOpenTo(keysOf(actor), stateOf(request)).includes('acceptQuote'),
  }
}
