import type { Input } from '#base/endpoint.ts'
import { together } from '#base/server/db/together.ts'
import { stateAnswer } from '#requests/server/lifecycle/request-state.ts'
import type { serviceDeskApi } from '../../service-desk.api.ts'
import { type Desk, lockRequest, requireOpen, writeDown } from './desk.ts'
import { changeRequest } from './desk-store.ts'

/** GAPS D1, hold: beside the status, because the list of statuses has no word for it. What waits for the same already is answered as done. */
export async function holdRequest(ctx: Desk, { params, body }: Input<typeof serviceDeskApi.holdRequest>) {
  const request = await lockRequest(ctx, params.id)
  if (request.holdReason === body.reason) return stateAnswer(request)
  requireOpen(request, body.version)
  const change = { holdReason: body.reason, holdSince: ctx.now }
  const [changed] = await together([changeRequest(ctx.tx, request.id, change), writeDown(ctx, request, { step: 'held', note: body.reason })])
  return changed
}

export async function resumeRequest(ctx: Desk, { params, body }: Input<typeof serviceDeskApi.resumeRequest>) {
  const request = await lockRequest(ctx, params.id)
  if (request.holdReason === null && request.closedAt === null) return stateAnswer(request)
  requireOpen(request, body.version)
  const change = { holdReason: null, holdSince: null }
  const [changed] = await together([changeRequest(ctx.tx, request.id, change), writeDown(ctx, request, { step: 'resumed' })])
  return changed
}
