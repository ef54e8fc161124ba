import { keysOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { FileAnswer } from '#base/server/http/http-files.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { can, stateOf, stepsOpenTo } from '#requests/lifecycle.ts'
import { isAnswerAwaited } from '#requests/server/awaited-answer-store.ts'
import { requireHeldRequest } from '#requests/server/request-holder-store.ts'
import { canAskInsurer } from '../../expert-report.ts'
import type { InsurerView, insurerApi } from '../../insurer.api.ts'
import { amountsOf, cheapestLines, totalOf } from '../../quote.ts'
import { isOwnDecision } from '../caller.ts'
import { payingOf } from '../paying-of.ts'
import { draftOf, linesOf } from '../quote-store.ts'
import { findQuotedRequest, type QuotedRequest } from '../quoted-request-store.ts'
import { insurerSheet } from './insurer-sheet.ts'
import { findInsurerQuote, type InsurerQuote, linesOfInsurerQuote } from './insurer-store.ts'

/** What the insurer was asked, for whoever holds the request; what is noted about it is the desk's. */
export async function getInsurerQuote(ctx: ReadContext & Call, { params }: Input<typeof insurerApi.getInsurerQuote>): Promise<InsurerView> {
  await requireHeldRequest(ctx, params.id, { colleagues: true })
  const request = await findQuotedRequest(ctx.tx, params.id)
  if (!request) throw new Refusal('NOT_FOUND')
  const quote = await findInsurerQuote(ctx.tx, request.id)
  const steps = stepsOpenTo(keysOf(ctx.actor), stateOf(request))
  const ask = steps.includes('askInsurer') && canAskInsurer(await payingOf(ctx.tx, request)) && !(await isAnswerAwaited(ctx.tx, request.id))
  return {
    version: request.version,
    quote: quote ? await viewOf(ctx, quote) : null,
    draft: ask ? await draftToSend(ctx, request.id) : null,
    may: {
      ask,
      answer: quote?.status === 'sent' && steps.includes('insurerAccepts'),
      askForReturn: quote?.status === 'refused' && waits(request) && isOwnDecision(ctx.actor, request),
    },
  }
}

const waits = (request: QuotedRequest) => request.status === 'ARRIVED' && can('finishWithoutRepair', stateOf(request))

async function viewOf({ tx, actor }: ReadContext & Call, quote: InsurerQuote): Promise<InsurerView['quote']> {
  const { version, status, sentAt, answeredAt, gross, ownShare, insurer, email, note, answerNote } = quote
  const lines = await linesOfInsurerQuote(tx, quote.id)
  return {
    ...{ version, status, gross, ownShare },
    sentAt: sentAt.toString(),
    answeredAt: answeredAt?.toString() ?? null,
    lines: lines.map(({ netUnit, ...line }) => ({ ...line, gross: amountsOf({ netUnit, quantity: line.quantity }).gross })),
    desk: keysOf(actor).length > 0 ? { insurer, email, note, answerNote } : null,
  }
}

async function draftToSend({ tx }: ReadContext, requestId: number): Promise<InsurerView['draft']> {
  const draft = await draftOf(tx, requestId)
  const gross = draft ? totalOf(cheapestLines(await linesOf(tx, draft.id))).gross : 0
  return draft && gross > 0 ? { revision: draft.revision, gross } : null
}

/** @throws Refusal NOT_FOUND when the insurer was not asked */
export async function getInsurerQuoteDocument(
  ctx: ReadContext & Call,
  { params }: Input<typeof insurerApi.getInsurerQuoteDocument>,
): Promise<FileAnswer> {
  await requireHeldRequest(ctx, params.id, { colleagues: true })
  const sheet = await insurerSheet(ctx, params.id)
  if (!sheet) throw new Refusal('NOT_FOUND')
  return { ...sheet, mediaType: 'application/pdf', disposition: 'attachment' }
}
