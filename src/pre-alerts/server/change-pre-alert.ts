import { keyNoteOf, reachOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { isPossibleDay, type ShownPreAlert } from '../pre-alert.ts'
import type { preAlertsApi } from '../pre-alerts.api.ts'
import { mayChange, shownOf } from './list-pre-alerts.ts'
import { appendSteps, findPreAlertOf, lockPreAlert, updatePreAlert } from './pre-alert-store.ts'

type Api = typeof preAlertsApi

/** @throws Refusal NOT_FOUND, UNAUTHORISED, PRE_ALERT_DAY, PRE_ALERT_MOVED_ON */
export async function changePreAlert(ctx: TransactionContext & Call, { params, body }: Input<Api['changePreAlert']>): Promise<ShownPreAlert> {
  const locked = await requireOwn(ctx, params.id, body.version)
  const { expectedOn, note } = body
  // A day that is past may stay where only the note is changed.
  if (expectedOn !== locked.expectedOn && !isPossibleDay(expectedOn, budapestDay(ctx.now)))
    throw new Refusal('PRE_ALERT_DAY', { fields: [{ path: 'expectedOn', code: 'PRE_ALERT_DAY' }] })
  return changed(ctx, locked.id, { expectedOn, note }, 'changed', expectedOn)
}

/** @throws Refusal NOT_FOUND, UNAUTHORISED, PRE_ALERT_MOVED_ON once it came, or was withdrawn by somebody else */
export async function withdrawPreAlert(ctx: TransactionContext & Call, { params, body }: Input<Api['withdrawPreAlert']>): Promise<ShownPreAlert> {
  const locked = await requireOwn(ctx, params.id, body.version)
  return changed(ctx, locked.id, { state: 'withdrawn', endedAt: ctx.now }, 'withdrawn', locked.expectedOn)
}

/** One’s own, or of the company whose administrator one is, as it was seen. */
async function requireOwn(ctx: TransactionContext & Call, id: number, version: number) {
  const { actor } = ctx
  if (actor.kind !== 'account' || !(await findPreAlertOf(ctx.tx, reachOf(actor), id))) throw new Refusal('NOT_FOUND')
  const locked = await lockPreAlert(ctx.tx, id)
  if (!locked) throw new Refusal('NOT_FOUND')
  if (!mayChange(actor, { ...locked, state: 'announced' })) throw new Refusal('UNAUTHORISED')
  if (locked.version !== version || locked.state !== 'announced') throw new Refusal('PRE_ALERT_MOVED_ON')
  return locked
}

async function changed(
  ctx: TransactionContext & Call,
  id: number,
  change: Parameters<typeof updatePreAlert>[2],
  step: 'changed' | 'withdrawn',
  expectedOn: string,
): Promise<ShownPreAlert> {
  const { tx, now, actor } = ctx
  if (actor.kind !== 'account') throw new Refusal('UNAUTHORISED')
  await updatePreAlert(tx, id, change)
  await appendSteps(tx, [{ preAlertId: id, step, at: now, byKind: 'customer', byAccountId: actor.accountId, expectedOn, note: keyNoteOf(actor) }])
  await ctx.announce('preAlertsChanged', { preAlertIds: [id] })
  const row = await findPreAlertOf(tx, reachOf(actor), id)
  if (!row) throw new Refusal('NOT_FOUND')
  return shownOf(ctx, row)
}
