import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { staffApi } from '../staff.api.ts'
import { countInvitation } from './login-limits.ts'
import { requireColleague, requireManager, staffMemberOf } from './staff-member.ts'

/** @throws Refusal NOT_FOUND, NOT_INVITED, TOO_MANY */
export async function sendInvitation(ctx: TransactionContext & Call, { params: { id } }: Input<typeof staffApi.sendInvitation>) {
  await requireManager(ctx)
  const colleague = staffMemberOf(ctx, await requireColleague(ctx, id))
  if (colleague.state !== 'invited') throw new Refusal('NOT_INVITED')
  await countInvitation(ctx, id)
  await ctx.announce('employeeInvited', { accountId: id, at: ctx.now.toString() })
  return colleague
}
