import { isConsumer } from '#accounts/consumer.ts'
import { accountIdOf, keyNoteOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { requireHeldRequest } from '#requests/server/request-holder-store.ts'
import type { QuoteDecided } from '../decided-quote.ts'
import { mayDecide } from '../decision-limit.ts'
import { cheapestLines, totalOf } from '../quote.ts'
import type { quotesApi } from '../quotes.api.ts'
import { isOwnDecision, requireReasonOfRefusal } from './caller.ts'
import { expired, stillOpen } from './deadline.ts'
import { decideQuote, decisionDto } from './decide-quote.ts'
import { presentWordings } from './decision-wordings.ts'
import { requireChoice, requireDeclarations, requireQuote, requireSame } from './quote-to-decide.ts'
import type { QuotedRequest } from './quoted-request-store.ts'

/** SPEC 7, quote-user-accept: what the customer decides, with a session of their own. */
export async function answerQuote(ctx: TransactionContext & Call, { params, body }: Input<typeof quotesApi.answerQuote>): Promise<QuoteDecided> {
  await requireHeldRequest(ctx, params.id, { decides: true })
  const { request, quote, lines, decision } = await requireQuote(ctx, params.id, body.version)
  if (!isOwnDecision(ctx.actor, request)) throw new Refusal('UNAUTHORISED')
  requireReasonOfRefusal(body.quoteAcceptedStatus, body)
  if (decision) return requireSame(ctx, quote, lines, decision, body)
  if (!stillOpen(ctx.now, quote.validUntil)) throw expired('QUOTE_EXPIRED', ctx.language, quote.validUntil)

  const customer = { by: 'customer', channel: 'web', byAccountId: accountIdOf(ctx.actor), ip: ctx.ip, note: keyNoteOf(ctx.actor) } as const
  if (body.quoteAcceptedStatus && isConsumer(request)) requireDeclarations(body.declarations)
  const ordered = body.quoteAcceptedStatus ? requireChoice(lines, body.chosenLineIds ?? []) : cheapestLines(lines)
  if (!mayDecide(ctx.actor, request, totalOf(ordered).gross)) throw new Refusal('QUOTE_ABOVE_LIMIT')
  if (!body.quoteAcceptedStatus) {
    const refusal = { ...customer, decision: 'rejected', reason: body.reason } as const
    return decisionDto(quote, lines, await decideQuote(ctx, quote, refusal))
  }
  const wordings = await requireReadWordings(ctx, request, body)
  return decisionDto(quote, lines, await decideQuote(ctx, quote, { ...customer, decision: 'accepted', lines: ordered, wordings }))
}

type Read = { textVersions: { orderToPay: number | null; startNow: number | null; startLoss: number | null } }

/**
 * The wordings a decision points at. A consumer must have read them; a company that names none (SPEC 7, the body alone) was shown none,
 * and none are kept for it.
 * @throws Refusal TEXT_VERSION_CHANGED when the customer read other words than those in force
 */
async function requireReadWordings(ctx: TransactionContext & Call, request: QuotedRequest, { textVersions: read }: Read) {
  const declared = isConsumer(request)
  if (!declared && read.orderToPay === null) return {}
  const present = await presentWordings(ctx, ctx.language)
  const asked = declared ? (['orderToPay', 'startNow', 'startLoss'] as const) : (['orderToPay'] as const)
  const changed = asked.filter((kind) => read[kind] !== present[kind].id)
  if (changed.length > 0)
    throw new Refusal('TEXT_VERSION_CHANGED', { fields: changed.map((kind) => ({ path: `textVersions.${kind}`, code: 'TEXT_VERSION_CHANGED' })) })
  return {
    orderTextId: present.orderToPay.id,
    startNowTextId: declared ? present.startNow.id : null,
    startLossTextId: declared ? present.startLoss.id : null,
  }
}
