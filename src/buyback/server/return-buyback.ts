import { employeeIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import { advanceRequest } from '#requests/server/lifecycle/advance-request.ts'
import { stateAnswer } from '#requests/server/lifecycle/request-state.ts'
import type { buybackApi } from '../buyback.api.ts'
import { type BuybackContext, requireBuyback } from './buyback-context.ts'
import { insertReturn } from './buyback-store.ts'

/** A device we do not buy: locked, another one than was described, worth nothing. It goes back free of charge. */
export async function returnBuyback(ctx: BuybackContext, { params, body }: Input<typeof buybackApi.returnBuyback>) {
  const { version, reason } = body
  const { request } = await requireBuyback(ctx, params.id, version)
  const byAccountId = employeeIdOf(ctx)
  const moved = await advanceRequest(ctx, request.id, 'returnBuyback', {
    by: 'staff',
    byAccountId,
    version,
    outcome: 'RETURNED_UNREPAIRED',
    note: reason,
  })
  await insertReturn(ctx.tx, { requestId: request.id, reason, returnedAt: ctx.now, byAccountId })
  return stateAnswer(moved)
}
