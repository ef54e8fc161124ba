import { isConsumer } from '#accounts/consumer.ts'
import type { Actor } from '#accounts/who.ts'
import type { Input, Output } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { expectedTotal } from '#prices/estimate.ts'
import { isAnswerAwaited } from '#requests/server/awaited-answer-store.ts'
import { canAskInsurer, canHaveQuote, type Paying } from '../expert-report.ts'
import type { quotesApi } from '../quotes.api.ts'
import { deadlineFromNow } from './deadline.ts'
import { firstLines } from './first-lines.ts'
import { payingOf } from './paying-of.ts'
import { currentQuote, draftOf, linesOf } from './quote-store.ts'
import { findQuotedRequest, type QuotedRequest } from './quoted-request-store.ts'
import { isQuotable, maySend } from './send-quote.ts'

/** The quote in the making. Nothing is written by looking. */
export async function getQuoteDraft(
  ctx: ReadContext & Call,
  { params }: Input<typeof quotesApi.getQuoteDraft>,
): Promise<Output<typeof quotesApi.getQuoteDraft>> {
  const { tx, actor } = ctx
  const request = await findQuotedRequest(tx, params.id)
  if (!request) throw new Refusal('NOT_FOUND')
  const draft = await draftOf(tx, params.id)
  const state = await currentQuote(tx, params.id)
  const source = draft ?? state
  const { day, certain } = await deadlineFromNow(ctx, 'quoteValidityWorkingDays')
  return {
    version: request.version,
    revision: draft?.revision ?? 0,
    lines: source ? (await linesOf(tx, source.id)).map(({ id: _, ...line }) => line) : await firstLines(ctx, request),
    note: source?.note ?? '',
    expected: request.estimate && expectedTotal(request.estimate),
    aboveEstimateReason: source?.aboveEstimateReason ?? '',
    quoteVersion: draft?.version ?? (state?.version ?? 0) + 1,
    repairCostLimit: request.repairCostLimit,
    isConsumer: isConsumer(request),
    ifSentToday: { lastDay: day, certain },
    may: whatMayBeDone(actor, request, await payingOf(tx, request), await isAnswerAwaited(tx, params.id)),
  }
}

/** What an insurer is asked to pay is written here as well, and sent from there. */
function whatMayBeDone(actor: Actor, request: QuotedRequest, paying: Paying, isAwaited: boolean) {
  const possible = canHaveQuote(paying)
  const forInsurer = request.status === 'ARRIVED' && canAskInsurer(paying)
  return { edit: isQuotable(request) && (possible || forInsurer), send: possible && !isAwaited && maySend(actor, request) }
}
