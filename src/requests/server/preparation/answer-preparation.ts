import type { Input, Output } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { requestsApi } from '../../requests.api.ts'
import { renewHandoverSheet } from '../documents/handover-file.ts'
import { authorOf } from '../lifecycle/author.ts'
import { requireHeldRequest } from '../request-holder-store.ts'
import { preparationOf, storeAnswer } from './preparation-store.ts'
import { isPreparationOpen } from './show-preparation.ts'

/**
 * One step of the preparation, answered by the customer or for them on the telephone; the hand-over sheet prints it.
 * @throws Refusal PICKUP_CANNOT_CHANGE once the courier has the device
 */
export async function answerPreparation(
  ctx: TransactionContext & Call,
  { params, body }: Input<typeof requestsApi.answerPreparation>,
): Promise<Output<typeof requestsApi.answerPreparation>> {
  await requireHeldRequest(ctx, params.id)
  const { tx, now, actor, language } = ctx
  const found = await preparationOf(tx, params.id, language)
  if (!found) throw new Refusal('NOT_FOUND')
  if (!isPreparationOpen(found)) throw new Refusal('PICKUP_CANNOT_CHANGE')
  const { stepId, answer } = body
  const step = found.steps.find(({ id }) => id === stepId)
  if (!step) throw new Refusal('INVALID_INPUT', { fields: [{ path: 'stepId', code: 'INVALID_INPUT' }] })
  if (step.answer !== answer) {
    await storeAnswer(tx, { requestId: found.id, stepId, answer, answeredAt: now, ...authorOf(actor, found) })
    await renewHandoverSheet(ctx, found)
  }
  return { isOpen: true, steps: found.steps.map((each) => (each.id === stepId ? { ...each, answer } : each)) }
}
