import { employeeIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import { Refusal } from '#errors.ts'
import { deadlineFromNow } from '#quotes/server/deadline.ts'
import { advanceRequest } from '#requests/server/lifecycle/advance-request.ts'
import { stateAnswer } from '#requests/server/lifecycle/request-state.ts'
import type { buybackApi } from '../buyback.api.ts'
import { gradeOf } from '../grade.ts'
import { type BuybackContext, requireBuyback } from './buyback-context.ts'
import { insertOffer } from './buyback-store.ts'

/**
 * The final offer, after the inspection. A device that is locked to an account is never offered for: it goes back, or its owner unlocks it.
 * @throws Refusal BUYBACK_LOCKED, BUYBACK_REASON_REQUIRED, STATE_MOVED_ON
 */
export async function offerBuyback(ctx: BuybackContext, { params, body }: Input<typeof buybackApi.offerBuyback>) {
  const { version, found, price, reason } = body
  const { request, buyback } = await requireBuyback(ctx, params.id, version)
  if (found.accountLocked) throw new Refusal('BUYBACK_LOCKED', { fields: [{ path: 'found.accountLocked', code: 'BUYBACK_LOCKED' }] })
  if (price < buyback.estimatedPrice && reason === '')
    throw new Refusal('BUYBACK_REASON_REQUIRED', { fields: [{ path: 'reason', code: 'BUYBACK_REASON_REQUIRED' }] })
  const sentByAccountId = employeeIdOf(ctx)
  const { validUntil } = await deadlineFromNow(ctx, 'buybackOfferWorkingDays')
  const moved = await advanceRequest(ctx, request.id, 'offerBuyback', { by: 'staff', byAccountId: sentByAccountId, version })
  await insertOffer(ctx.tx, { requestId: request.id, found, grade: gradeOf(found), price, reason, sentAt: ctx.now, validUntil, sentByAccountId })
  return { ...stateAnswer(moved), validUntil: validUntil.toString() }
}
