import { bankAccountEnd } from '#accounts/bank-account-in-words.ts'
import { employeeIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { compensationsApi } from '../compensations.api.ts'
import { mayTakeBack, requireSeen } from './compensation-rules.ts'
import { type Compensation, changeCompensation, insertStep, lockCompensation } from './compensation-store.ts'

type Ctx = TransactionContext & Call

/**
 * It was transferred from the bank's own screen; here it is noted, once, and the customer is told.
 * @throws Refusal NOT_FOUND, COMPENSATION_MOVED_ON, COMPENSATION_NO_ACCOUNT, COMPENSATION_DAY
 */
export async function payCompensation(ctx: Ctx, { params: { id }, body }: Input<typeof compensationsApi.payCompensation>) {
  const { now } = ctx
  const { account, decidedAt, paidAt } = await requireAsSeen(ctx, id, body.version)
  if (paidAt !== null) throw new Refusal('COMPENSATION_MOVED_ON')
  if (account === null) throw new Refusal('COMPENSATION_NO_ACCOUNT')
  const { paidOn, reference } = body
  if (paidOn > budapestDay(now) || paidOn < budapestDay(decidedAt))
    throw new Refusal('COMPENSATION_DAY', { fields: [{ path: 'paidOn', code: 'COMPENSATION_DAY' }] })
  const paid = { paidAt: now, paidOn, paidByAccountId: employeeIdOf(ctx), reference }
  return move(ctx, id, { changed: paid, step: { step: 'paid', accountEnd: bankAccountEnd(account), paidOn, note: reference } })
}

/**
 * It was not transferred after all: it is to be paid again, by the same day, and the customer is told so.
 * @throws Refusal NOT_FOUND, COMPENSATION_MOVED_ON, COMPENSATION_TAKE_BACK_OVER
 */
export async function takeBackCompensation(ctx: Ctx, { params: { id }, body }: Input<typeof compensationsApi.takeBackCompensation>) {
  const compensation = await requireAsSeen(ctx, id, body.version)
  if (compensation.paidAt === null) throw new Refusal('COMPENSATION_MOVED_ON')
  if (!mayTakeBack(compensation, ctx.now)) throw new Refusal('COMPENSATION_TAKE_BACK_OVER')
  const changed = { paidAt: null, paidOn: null, paidByAccountId: null, reference: '' }
  return move(ctx, id, { changed, step: { step: 'takenBack', accountEnd: bankAccountEnd(compensation.account ?? ''), note: body.note } })
}

type Move = {
  readonly changed: Parameters<typeof changeCompensation>[2]
  readonly step: Omit<Parameters<typeof insertStep>[1], 'requestId' | 'at' | 'byAccountId'>
}

async function move(ctx: Ctx, requestId: number, { changed, step }: Move) {
  const version = await changeCompensation(ctx.tx, requestId, changed)
  const stepId = await insertStep(ctx.tx, { ...step, requestId, at: ctx.now, byAccountId: employeeIdOf(ctx) })
  await ctx.announce('compensationMoved', { requestId, stepId })
  return { version }
}

async function requireAsSeen({ tx }: Ctx, id: number, version: number): Promise<Compensation> {
  const compensation = await lockCompensation(tx, id)
  if (!compensation) throw new Refusal('NOT_FOUND')
  requireSeen(compensation, version)
  return compensation
}
