import type { Input } from '#base/endpoint.ts'
import { addDays, budapestDay, isDay } from '#calendar/calendar.ts'
import { Refusal } from '#errors.ts'
import { stateAnswer } from '#requests/server/lifecycle/request-state.ts'
import type { serviceDeskApi } from '../../service-desk.api.ts'
import { type Desk, lockRequest, requireOpen, writeDown } from './desk.ts'
import { changeRequest } from './desk-store.ts'

/** How far ahead a repair is promised; further is a slip of the pen. */
const maxDays = 180

/** @throws Refusal PROMISE_DAY, STATE_MOVED_ON */
export async function changePromise(ctx: Desk, { params, body: { promisedBy, version } }: Input<typeof serviceDeskApi.changePromise>) {
  const today = budapestDay(ctx.now)
  if (!isDay(promisedBy) || promisedBy < today || promisedBy > addDays(today, maxDays))
    throw new Refusal('PROMISE_DAY', { values: { max: maxDays }, fields: [{ path: 'promisedBy', code: 'PROMISE_DAY', values: { max: maxDays } }] })
  const request = await lockRequest(ctx, params.id)
  if (request.promisedBy === promisedBy) return stateAnswer(request)
  requireOpen(request, version)
  await writeDown(ctx, request, { step: 'promiseChanged', note: promisedBy })
  return changeRequest(ctx.tx, request.id, { promisedBy })
}
