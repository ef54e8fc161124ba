import { type Actor, accountIdOf, keysOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, ReadContext, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { expectedTotal, isAboveEstimate } from '#prices/estimate.ts'
import { can, stateOf, stepsOpenTo } from '#requests/lifecycle.ts'
import { requireAnswered } from '#requests/server/awaited-answer-store.ts'
import { allowedUnasked } from '#requests/server/cost-limit-store.ts'
import { advanceRequest } from '#requests/server/lifecycle/advance-request.ts'
import { movedOn } from '#requests/server/lifecycle/request-state.ts'
import { canHaveQuote } from '../expert-report.ts'
import { canBeOrdered, cheapestLines, type QuoteLine, totalOf } from '../quote.ts'
import type { quotesApi } from '../quotes.api.ts'
import { deadlineFromNow } from './deadline.ts'
import { decideQuote } from './decide-quote.ts'
import { payingOf } from './paying-of.ts'
import { draftOf, linesOf, type SentQuote, sendDraft } from './quote-store.ts'
import { lockQuotedRequest, type QuotedRequest } from './quoted-request-store.ts'
import { feesOfToday } from './refusal-fees.ts'
import { replaceQuotation } from './replace-documents.ts'

const sendingSteps = ['sendQuote', 'reviseQuote', 'quoteAgain'] as const

/** Whatever must be true of the request before anybody writes a quote for it. */
export const isQuotable = (request: QuotedRequest): boolean => sendingStepOf(request) !== undefined

/** The step a quote would be sent by. What goes back unrepaired is quoted again while no courier was asked to take it. */
function sendingStepOf(request: QuotedRequest) {
  const step = sendingSteps.find((one) => can(one, stateOf(request)))
  if (step !== 'quoteAgain') return step
  return request.outcome === 'RETURNED_UNREPAIRED' && !request.returnOrdered ? step : undefined
}

/** Whether this employee may send one, as far as the status says. */
export const maySend = (actor: Actor, request: QuotedRequest): boolean =>
  stepsOpenTo(keysOf(actor), stateOf(request)).some((step) => step === sendingStepOf(request))

/** GAPS D1: the saved draft goes to the customer, the first time or in place of an earlier version. */
export async function sendQuote(ctx: TransactionContext & Call, { params, body }: Input<typeof quotesApi.sendQuote>) {
  const request = await lockQuotedRequest(ctx.tx, params.id)
  if (!request) throw new Refusal('NOT_FOUND')
  const { step, draftId, lines } = await requireSendable(ctx, request, body)
  const { validUntil, day, certain } = await deadlineFromNow(ctx, 'quoteValidityWorkingDays')
  const accountId = accountIdOf(ctx.actor)

  await advanceRequest(ctx, request.id, step, { by: 'staff', byAccountId: accountId })
  const quote = await sendDraft(ctx.tx, request.id, draftId, { sentAt: ctx.now, validUntil, accountId, ...(await feesOfToday(ctx)) })
  await replaceQuotation(ctx, request, quote)
  const acceptedByLimit = await acceptWithinLimit(ctx, request, quote, lines)
  return {
    version: request.version + (acceptedByLimit ? 2 : 1),
    quoteVersion: quote.version,
    validUntil: validUntil.toString(),
    lastDay: day,
    certain,
    acceptedByLimit,
  }
}

async function requireSendable({ tx }: ReadContext & Call, request: QuotedRequest, seen: { version: number; revision: number }) {
  const step = sendingStepOf(request)
  if (request.version !== seen.version || !step) throw movedOn(request)
  if (!canHaveQuote(await payingOf(tx, request))) throw new Refusal('QUOTE_NOT_POSSIBLE')
  await requireAnswered(tx, request.id)
  const draft = await draftOf(tx, request.id)
  const lines = draft ? await linesOf(tx, draft.id) : []
  if (!draft || !canBeOrdered(lines)) throw new Refusal('QUOTE_EMPTY', { fields: [{ path: 'lines', code: 'QUOTE_EMPTY' }] })
  if (draft.revision !== seen.revision) throw new Refusal('STATE_MOVED_ON')
  requireReasonAboveEstimate(request, lines, draft.aboveEstimateReason)
  return { step, draftId: draft.id, lines }
}

/** Whoever was told a price and is asked for more learns why. */
function requireReasonAboveEstimate({ estimate }: QuotedRequest, lines: readonly QuoteLine[], reason: string) {
  const isAbove = isAboveEstimate(estimate && expectedTotal(estimate), totalOf(cheapestLines(lines)).gross)
  if (isAbove && reason === '') throw new Refusal('INVALID_INPUT', { fields: [{ path: 'aboveEstimateReason', code: 'REQUIRED' }] })
}

/** The customer said when booking how much may be spent without asking: the least this quote can cost is within it. */
async function acceptWithinLimit(
  ctx: TransactionContext & Call,
  request: QuotedRequest,
  quote: SentQuote,
  lines: readonly QuoteLine[],
): Promise<boolean> {
  const cheapest = cheapestLines(lines)
  const allowed = allowedUnasked(request)
  if (allowed === null || totalOf(cheapest).gross > allowed) return false
  await decideQuote(ctx, quote, { decision: 'accepted', by: 'system', channel: 'costLimit', note: String(request.repairCostLimit), lines: cheapest })
  return true
}
