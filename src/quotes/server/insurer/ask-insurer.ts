import { employeeIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { can, stateOf } from '#requests/lifecycle.ts'
import { requireAnswered } from '#requests/server/awaited-answer-store.ts'
import { advanceRequest } from '#requests/server/lifecycle/advance-request.ts'
import { movedOn, stateAnswer } from '#requests/server/lifecycle/request-state.ts'
import { canAskInsurer } from '../../expert-report.ts'
import type { insurerApi } from '../../insurer.api.ts'
import { cheapestLines, totalOf } from '../../quote.ts'
import { payingOf } from '../paying-of.ts'
import { draftOf, linesOf } from '../quote-store.ts'
import { holdForInsurer, lockQuotedRequest } from '../quoted-request-store.ts'
import { findInsurerQuote, insertInsurerQuote } from './insurer-store.ts'
import { findInsurer } from './insurers-store.ts'

/**
 * The saved draft is put before the insurer: the order that costs least, because an insurer chooses nothing. The draft itself stays, so that what
 * the insurer refuses can be offered to the customer.
 * @throws Refusal STATE_MOVED_ON, QUOTE_NOT_POSSIBLE, CUSTOMER_ANSWER_AWAITED, QUOTE_EMPTY, INVALID_INPUT
 */
export async function askInsurer(ctx: TransactionContext & Call, { params, body }: Input<typeof insurerApi.askInsurer>) {
  const { tx, now } = ctx
  const request = await lockQuotedRequest(tx, params.id)
  if (!request) throw new Refusal('NOT_FOUND')
  const { id: requestId } = request
  if (request.version !== body.version || !can('askInsurer', stateOf(request))) throw movedOn(request)
  if (!canAskInsurer(await payingOf(tx, request))) throw new Refusal('QUOTE_NOT_POSSIBLE')
  await requireAnswered(tx, requestId)
  if (body.email === null && body.note === '') throw new Refusal('INVALID_INPUT', { fields: [{ path: 'note', code: 'REQUIRED' }] })
  if (body.insurerId !== null && !(await findInsurer(tx, body.insurerId)))
    throw new Refusal('INVALID_INPUT', { fields: [{ path: 'insurerId', code: 'INVALID_INPUT' }] })
  const draft = await draftOf(tx, requestId)
  if (draft && draft.revision !== body.revision) throw new Refusal('STATE_MOVED_ON')
  const lines = draft ? cheapestLines(await linesOf(tx, draft.id)) : []
  const total = totalOf(lines)
  if (total.gross === 0) throw new Refusal('QUOTE_EMPTY')
  const sentByAccountId = employeeIdOf(ctx)
  const earlier = await findInsurerQuote(tx, requestId)
  await insertInsurerQuote(tx, {
    ...total,
    ...{
      requestId,
      version: (earlier?.version ?? 0) + 1,
      insurerId: body.insurerId,
      email: body.email,
      note: body.note,
      sentAt: now,
      sentByAccountId,
    },
    lines: lines.map(({ kind, description, quantity, netUnit }) => ({ kind, description, quantity, netUnit })),
  })
  const step = earlier ? 'askInsurerAgain' : 'askInsurer'
  const moved = await advanceRequest(ctx, requestId, step, { by: 'staff', byAccountId: sentByAccountId, version: body.version })
  // Said where every list says it: the request waits for the insurer.
  await holdForInsurer(tx, requestId, now)
  return stateAnswer(moved)
}
