import { employeeIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import { budapestDay } from '#calendar/calendar.ts'
import { figureInForce } from '#catalogue/server/figures.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { paymentsApi } from '../../payments.api.ts'
import { insertRefund, lockRefundable, statusOfRefund } from './refund-store.ts'

/**
 * An employee gives money back that came through a provider. Above the limit (system parameter `refundApprovalLimit`), with what
 * was asked for of the same payment before, a second employee has to approve it.
 * @throws Refusal NOT_FOUND, REFUND_NOT_POSSIBLE (no money came, or a refund of it is under way), REFUND_TOO_MUCH
 */
export async function askRefund(ctx: TransactionContext & Call, { params, body }: Input<typeof paymentsApi.askRefund>) {
  const { tx, now } = ctx
  const payment = await lockRefundable(tx, params.paymentId)
  if (!payment) throw new Refusal('NOT_FOUND')
  const hasMoney = payment.status === 'paid' || payment.status === 'lateSuccess'
  if (!hasMoney || payment.underWay) throw new Refusal('REFUND_NOT_POSSIBLE')
  const max = payment.amount - payment.given
  if (body.amount > max)
    throw new Refusal('REFUND_TOO_MUCH', { values: { max }, fields: [{ path: 'amount', code: 'REFUND_TOO_MUCH', values: { max } }] })
  const limit = await figureInForce(ctx, budapestDay(now), 'refundApprovalLimit')
  const status = statusOfRefund(body.amount, payment, limit)
  const refund = { paymentId: params.paymentId, ...body, cause: 'desk', status, askedAt: now, askedBy: employeeIdOf(ctx), nextTryAt: now } as const
  const asked = await insertRefund(tx, refund)
  if (!asked) throw new Refusal('REFUND_NOT_POSSIBLE')
  if (status === 'asked') await ctx.announce('refundAsked', { refundId: asked.id, requestId: payment.requestId })
  return { refundId: asked.id, status }
}
