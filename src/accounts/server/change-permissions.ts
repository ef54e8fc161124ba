import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { staffApi } from '../staff.api.ts'
import { requireColleague, requireManager, showColleague, staffMemberOf } from './staff-member.ts'
import { changeColleague, notePermissionChange } from './staff-store.ts'

/** @throws Refusal NOT_FOUND, OWN_PERMISSION_STAYS, STAFF_MOVED_ON */
export async function changePermissions(
  ctx: TransactionContext & Call,
  { params: { id }, body: { version, keys } }: Input<typeof staffApi.changePermissions>,
) {
  const manager = await requireManager(ctx)
  const colleague = staffMemberOf(ctx, await requireColleague(ctx, id))
  if (id === manager && !keys.includes('permission.grant'))
    throw new Refusal('OWN_PERMISSION_STAYS', { fields: [{ path: 'keys', code: 'OWN_PERMISSION_STAYS' }] })
  if (!(await changeColleague(ctx.tx, { id, version }, { permissionKeys: keys }))) throw new Refusal('STAFF_MOVED_ON')
  await notePermissionChange(ctx.tx, ctx.now, { accountId: id, changedBy: manager, action: 'granted', keysBefore: colleague.keys, keysAfter: keys })
  return showColleague(ctx, id)
}
