import { employeeIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, ReadContext, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { paymentsApi } from '../../payments.api.ts'
import { completeRefund } from '../refunds/make-refund.ts'
import { endRefund, findRefund } from '../refunds/refund-store.ts'
import { lockOpenIssue, openIssues, resolve } from './issue-store.ts'

/** For the finance desk: payments and refunds that a person must look at, the newest first. */
export async function listIssues({ tx }: ReadContext & Call, { query }: Input<typeof paymentsApi.listIssues>) {
  const rows = await openIssues(tx, { before: query.after, max: query.size + 1 })
  const shown = rows.slice(0, query.size)
  const issues = shown.map(({ noticedAt, ...row }) => ({ ...row, noticedAt: noticedAt.toString() }))
  return { issues, next: rows.length > query.size ? (shown.at(-1)?.id ?? null) : null }
}

/**
 * A person has looked, done what was to be done and says so. Of a refund nobody knows the end of, they say how it ended.
 * @throws Refusal NOT_FOUND when there is no such open issue, INVALID_INPUT when the end of an unclear refund is not said
 */
export async function resolveIssue(ctx: TransactionContext & Call, { params, body }: Input<typeof paymentsApi.resolveIssue>) {
  const issue = await lockOpenIssue(ctx.tx, params.issueId)
  if (!issue) throw new Refusal('NOT_FOUND')
  const isUnclear = issue.kind === 'refundUnclear'
  if (isUnclear !== (body.refund !== undefined))
    throw new Refusal('INVALID_INPUT', { fields: [{ path: 'refund', code: isUnclear ? 'REQUIRED' : 'FIELD_NOT_ASKED' }] })
  const refund = issue.refundId === null ? undefined : await findRefund(ctx.tx, issue.refundId)
  if (refund && body.refund === 'done') await completeRefund(ctx, refund, `by hand, issue ${issue.id}`)
  if (refund && body.refund === 'failed') await endRefund(ctx.tx, refund.id, { to: 'failed', now: ctx.now })
  await resolve(ctx.tx, issue.id, { by: employeeIdOf(ctx), now: ctx.now, resolution: body.resolution })
  return { issueId: issue.id }
}
