import { employeeIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { paymentsApi } from '../../payments.api.ts'
import { decideRefund as decide, findRefund } from './refund-store.ts'

/**
 * Four eyes: whoever did not ask for a refund above the limit says yes or no to it, once.
 * @throws Refusal NOT_FOUND, REFUND_NEEDS_OTHER, STATE_MOVED_ON
 */
export async function decideRefund(ctx: TransactionContext & Call, { params, body }: Input<typeof paymentsApi.decideRefund>) {
  const refund = await findRefund(ctx.tx, params.refundId)
  if (!refund) throw new Refusal('NOT_FOUND')
  const by = employeeIdOf(ctx)
  if (refund.askedBy === by) throw new Refusal('REFUND_NEEDS_OTHER')
  if (!(await decide(ctx.tx, refund.id, { approve: body.approve, by, now: ctx.now }))) throw new Refusal('STATE_MOVED_ON')
  if (body.approve) await ctx.announce('refundAsked', { refundId: refund.id, requestId: refund.requestId })
  return { refundId: refund.id, status: body.approve ? ('asked' as const) : ('declined' as const) }
}
