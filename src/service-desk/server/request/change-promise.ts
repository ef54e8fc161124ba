import { employeeIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import { addDays, budapestDay, isDay } from '#calendar/calendar.ts'
import { Refusal } from '#errors.ts'
import type { NextStep } from '#requests/promise.ts'
import { stateAnswer } from '#requests/server/lifecycle/request-state.ts'
import { expectedStep } from '#requests/server/promise/expected-step.ts'
import { addPromise, findPromised } from '#requests/server/promise/promise-store.ts'
import type { serviceDeskApi } from '../../service-desk.api.ts'
import { type Desk, lockRequest, requireOpen, writeDown } from './desk.ts'
import { changeRequest } from './desk-store.ts'

/** How far ahead a repair is promised; further is a slip of the pen. */
const maxDays = 180

/**
 * Another day for what the customer waits for, told to them with the employee's words. The first promise stays, and so does lateness.
 * @throws Refusal PROMISE_DAY, STATE_MOVED_ON
 */
export async function changePromise(ctx: Desk, { params, body: { promisedBy, reason, version } }: Input<typeof serviceDeskApi.changePromise>) {
  const today = budapestDay(ctx.now)
  if (!isDay(promisedBy) || promisedBy < today || promisedBy > addDays(today, maxDays))
    throw new Refusal('PROMISE_DAY', { values: { max: maxDays }, fields: [{ path: 'promisedBy', code: 'PROMISE_DAY', values: { max: maxDays } }] })
  const request = await lockRequest(ctx, params.id)
  if (request.promisedBy === promisedBy) return stateAnswer(request)
  requireOpen(request, version)
  await writeDown(ctx, request, { step: 'promiseChanged', note: `${promisedBy} ${reason}` })
  const changed = await changeRequest(ctx.tx, request.id, { promisedBy })
  const who = { byKind: 'staff', byAccountId: employeeIdOf(ctx) } as const
  const promiseId = await addPromise(ctx.tx, {
    requestId: request.id,
    step: await stepNow(ctx, request.id),
    day: promisedBy,
    at: ctx.now,
    reason,
    ...who,
  })
  await ctx.announce('promiseChanged', { requestId: request.id, promiseId })
  return changed
}

async function stepNow(ctx: Desk, requestId: number): Promise<NextStep['code']> {
  const promised = await findPromised(ctx.tx, { id: requestId })
  const step = promised && (await expectedStep(ctx, promised))
  return step?.code ?? 'deviceArrives'
}
