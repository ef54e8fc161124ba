import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { staffApi } from '../staff.api.ts'
import { passwordLinks, revokeMailedLinks } from './mailed-link-store.ts'
import { endSessionsOfAccount } from './session-store.ts'
import { requireColleague, requireManager, showColleague, staffMemberOf } from './staff-member.ts'
import { changeColleague, notePermissionChange } from './staff-store.ts'

/**
 * Closes a colleague out: sessions and mailed links end, and none of them wakes up should the colleague come back. One who is closed out
 * already is answered as done.
 * @throws Refusal NOT_FOUND, OWN_ACCOUNT_STAYS, STAFF_MOVED_ON
 */
export async function deactivateColleague(
  ctx: TransactionContext & Call,
  { params: { id }, body: { version } }: Input<typeof staffApi.deactivateColleague>,
) {
  const manager = await requireManager(ctx)
  if (id === manager) throw new Refusal('OWN_ACCOUNT_STAYS')
  const colleague = staffMemberOf(ctx, await requireColleague(ctx, id))
  if (colleague.state === 'deactivated') return colleague
  if (!(await changeColleague(ctx.tx, { id, version }, { enabled: false }))) throw new Refusal('STAFF_MOVED_ON')
  await endSessionsOfAccount(ctx.tx, ctx.now, id)
  await revokeMailedLinks(ctx.tx, ctx.now, { purposes: passwordLinks, accountId: id })
  const { keys } = colleague
  await notePermissionChange(ctx.tx, ctx.now, { accountId: id, changedBy: manager, action: 'deactivated', keysBefore: keys, keysAfter: keys })
  await ctx.announce('colleagueClosed', { accountId: id })
  return showColleague(ctx, id)
}
