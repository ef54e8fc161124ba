import type { Input } from '#base/endpoint.ts'
import type { Context } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { staffApi } from '../staff.api.ts'
import { countInvitation } from './login-limits.ts'
import { demandColleague, demandManager, staffMemberOf } from './staff-member.ts'

/** @throws Refusal NOT_FOUND, NOT_INVITED, TOO_MANY */
export async function sendInvitation(ctx: Context, { params: { id } }: Input<typeof staffApi.sendInvitation>) {
  await demandManager(ctx)
  const colleague = staffMemberOf(ctx, await demandColleague(ctx, id))
  if (colleague.standing !== 'invited') throw new Refusal('NOT_INVITED')
  await countInvitation(ctx, id)
  await ctx.announce('employeeInvited', { accountId: id, at: ctx.now.toString() })
  return colleague
}
