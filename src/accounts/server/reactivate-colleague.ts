import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { staffApi } from '../staff.api.ts'
import { requireColleague, requireManager, showColleague, staffMemberOf } from './staff-member.ts'
import { changeColleague, notePermissionChange } from './staff-store.ts'

/** One who is let in already is answered as done. @throws Refusal NOT_FOUND, STAFF_MOVED_ON */
export async function reactivateColleague(
  ctx: TransactionContext & Call,
  { params: { id }, body: { version } }: Input<typeof staffApi.reactivateColleague>,
) {
  const manager = await requireManager(ctx)
  const colleague = staffMemberOf(ctx, await requireColleague(ctx, id))
  if (colleague.state !== 'deactivated') return colleague
  if (!(await changeColleague(ctx.tx, { id, version }, { enabled: true }))) throw new Refusal('STAFF_MOVED_ON')
  const { keys } = colleague
  await notePermissionChange(ctx.tx, ctx.now, { accountId: id, changedBy: manager, action: 'reactivated', keysBefore: keys, keysAfter: keys })
  return showColleague(ctx, id)
}
