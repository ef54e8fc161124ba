import { together } from '#base/server/db/together.ts'
import type { TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { type By, type LifecycleAction, lifecycle, type Step, stepOfLife } from '../../lifecycle.ts'
import { type Outcome, requestStatuses } from '../../status.ts'
import { appendHistory } from '../history-store.ts'
import { endPromise } from '../promise/promise-store.ts'
import { type MovedRequest, moveRequest } from './lifecycle-store.ts'

export type Advance = {
  by: By
  /** The employee or customer whose account acts; null for a tracking session and for the system. */
  byAccountId?: number | null
  note?: string
  outcome?: Outcome
  /** The version the person was looking at; a newer one is 409. */
  version?: number
}

/**
 * Takes one step of the life of a request: status, history row and what follows are saved together. Whether this person holds
 * the key the row of `lifecycle` names, the API row has asked; what else the step needs, its use case.
 * @throws Refusal STATE_MOVED_ON when the request is not (or no longer) where the step starts
 */
export async function advanceRequest<Action extends LifecycleAction>(
  ctx: Pick<TransactionContext, 'tx' | 'now' | 'announce'>,
  requestId: number,
  action: Action,
  { by, byAccountId = null, note, outcome, version }: Advance,
): Promise<MovedRequest> {
  const step = stepOfLife(action)
  if (!step.by.includes(by)) throw new Error(`${action} is not taken by ${by}`)
  if ((step.outcomes !== undefined) !== (outcome !== undefined) || (outcome && !step.outcomes?.includes(outcome)))
    throw new Error(`${action} does not end in ${outcome ?? 'nothing'}`)
  const { of, from, to, closes = false, reopens = false, clears = [], marks, code } = step
  const request = await moveRequest(ctx.tx, {
    id: requestId,
    action,
    code,
    of,
    from,
    to,
    version,
    outcome,
    closes,
    reopens,
    clears,
    marks,
    now: ctx.now,
  })
  if (!request) throw new Refusal('STATE_MOVED_ON')
  await together([
    endPromise(ctx.tx, requestId, ctx.now, leadsOn(step) ? 'done' : 'void'),
    appendHistory(ctx.tx, { requestId, step: action, code, status: to, at: ctx.now, byKind: by, byAccountId, ...(note ? { note } : {}) }),
    ctx.announce(lifecycle[action].event, { requestId }),
  ])
  return request
}

/** Of a step that leads back or nowhere (the courier came in vain) what was promised is not done. */
const leadsOn = ({ from, to }: Step): boolean => from.every((one) => requestStatuses.indexOf(to) > requestStatuses.indexOf(one))
