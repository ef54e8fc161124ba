import type { Input } from '#base/endpoint.ts'
import { Refusal } from '#errors.ts'
import { can, lifecycle } from '#requests/lifecycle.ts'
import { advanceRequest } from '#requests/server/advance-request.ts'
import type { Outcome } from '#requests/status.ts'
import type { serviceDeskApi } from '../service-desk.api.ts'
import { type Desk, demandOpen, employeeIdOf, lockRequest, movedOn, standing } from './desk.ts'
import type { DeskStanding } from './desk-store.ts'
import { waitsForQuote } from './legal-steps.ts'

/** @throws Refusal QUOTE_NOT_ACCEPTED, STATE_MOVED_ON */
export async function finishRepair(ctx: Desk, { params, body }: Input<typeof serviceDeskApi.finishRepair>) {
  const request = await lockRequest(ctx, params.id)
  if (endedAs(request, 'REPAIRED')) return standing(request)
  if (await waitsForQuote(ctx, request)) throw new Refusal('QUOTE_NOT_ACCEPTED')
  return finish(ctx, request, 'finishRepair', { version: body.version, outcome: 'REPAIRED' })
}

export async function finishWithoutRepair(ctx: Desk, { params, body }: Input<typeof serviceDeskApi.finishWithoutRepair>) {
  const request = await lockRequest(ctx, params.id)
  if (endedAs(request, body.outcome)) return standing(request)
  return finish(ctx, request, 'finishWithoutRepair', body)
}

/** The same said twice is answered as done. */
const endedAs = ({ status, outcome }: DeskStanding, wanted: Outcome) => status === lifecycle.finishRepair.to && outcome === wanted

async function finish(
  ctx: Desk,
  request: DeskStanding,
  action: 'finishRepair' | 'finishWithoutRepair',
  { version, outcome, note = '' }: { version: number; outcome: Outcome; note?: string },
) {
  demandOpen(request, version)
  if (!can(action, { status: request.status, closed: false })) throw movedOn(request)
  return standing(await advanceRequest(ctx, request.id, action, { by: 'staff', byAccountId: employeeIdOf(ctx), outcome, version, note }))
}
