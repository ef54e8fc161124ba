import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { can, stateOf } from '#requests/lifecycle.ts'
import { advanceRequest } from '#requests/server/lifecycle/advance-request.ts'
import { stateAnswer } from '#requests/server/lifecycle/request-state.ts'
import { requireHeldRequest } from '#requests/server/request-holder-store.ts'
import type { insurerApi } from '../../insurer.api.ts'
import { isOwnDecision } from '../caller.ts'
import { lockQuotedRequest } from '../quoted-request-store.ts'
import { findInsurerQuote } from './insurer-store.ts'

/** The insurer pays nothing, and the customer wants no quote: the device goes back as it came, and costs nothing. */
export async function askForReturn(ctx: TransactionContext & Call, { params, body }: Input<typeof insurerApi.askForReturn>) {
  await requireHeldRequest(ctx, params.id, { decides: true })
  const request = await lockQuotedRequest(ctx.tx, params.id)
  if (!request) throw new Refusal('NOT_FOUND')
  if (!isOwnDecision(ctx.actor, request)) throw new Refusal('UNAUTHORISED')
  const quote = await findInsurerQuote(ctx.tx, request.id)
  if (quote?.status !== 'refused' || quote.version !== body.insurerVersion) throw new Refusal('STATE_MOVED_ON')
  if (request.status !== 'ARRIVED' || !can('finishWithoutRepair', stateOf(request))) throw new Refusal('STATE_MOVED_ON')
  const note = 'insurerRefused'
  return stateAnswer(await advanceRequest(ctx, request.id, 'finishWithoutRepair', { by: 'system', outcome: 'RETURNED_UNREPAIRED', note }))
}
