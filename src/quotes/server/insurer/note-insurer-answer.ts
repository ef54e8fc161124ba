import { employeeIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { can, stateOf } from '#requests/lifecycle.ts'
import { advanceRequest } from '#requests/server/lifecycle/advance-request.ts'
import { movedOn, stateAnswer } from '#requests/server/lifecycle/request-state.ts'
import type { insurerApi } from '../../insurer.api.ts'
import { type InsurerAnswer, ownShareLine } from '../../insurer.ts'
import { lockQuotedRequest } from '../quoted-request-store.ts'
import { findInsurerQuote, type InsurerQuote, writeAnswer } from './insurer-store.ts'
import { sendOwnShare } from './send-own-share.ts'

const steps = { accepted: 'insurerAccepts', part: 'insurerAcceptsInPart', refused: 'insurerRefuses' } as const

/**
 * What the insurer said. Accepted, the repair begins; in part, the customer gets a quote of their own share; refused, the workshop owes them a
 * quote of the whole, unless they ask for the device.
 * @throws Refusal STATE_MOVED_ON, QUOTE_FIGURE
 */
export async function noteInsurerAnswer(ctx: TransactionContext & Call, { params, body }: Input<typeof insurerApi.noteInsurerAnswer>) {
  const { tx, now } = ctx
  const request = await lockQuotedRequest(tx, params.id)
  if (!request) throw new Refusal('NOT_FOUND')
  const quote = await findInsurerQuote(tx, request.id)
  const step = steps[body.answer]
  if (request.version !== body.version || !can(step, stateOf(request))) throw movedOn(request)
  if (quote?.status !== 'sent' || quote.version !== body.insurerVersion) throw movedOn(request)
  const ownShare = requireOwnShare(body.answer, body.ownShare, quote)
  const accountId = employeeIdOf(ctx)
  await writeAnswer(tx, quote.id, { status: body.answer, ownShare, answerNote: body.note, answeredAt: now, answeredByAccountId: accountId })
  const moved = await advanceRequest(ctx, request.id, step, { by: 'staff', byAccountId: accountId, note: body.note })
  if (ownShare !== null) await sendOwnShare(ctx, request, { quote, ownShare, accountId })
  return stateAnswer(moved)
}

/** Said with a part alone, and less than the whole. */
function requireOwnShare(answer: InsurerAnswer, asked: number | null, { gross }: InsurerQuote): number | null {
  const refused = new Refusal('QUOTE_FIGURE', {
    values: { min: 1, max: gross - 1 },
    fields: [{ path: 'ownShare', code: 'QUOTE_FIGURE', values: { min: 1, max: gross - 1 } }],
  })
  if (answer !== 'part') {
    if (asked !== null) throw refused
    return null
  }
  if (asked === null) throw refused
  const share = ownShareLine(asked).gross
  if (share < 1 || share >= gross) throw refused
  return share
}
