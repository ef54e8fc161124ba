import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import type { staffApi } from '../staff.api.ts'
import { requireManager, showColleague } from './staff-member.ts'
import { takeOnEmployee } from './take-on-employee.ts'

/** @throws Refusal EMPLOYEE_EXISTS */
export async function inviteColleague(ctx: TransactionContext & Call, { body }: Input<typeof staffApi.inviteColleague>) {
  const id = await takeOnEmployee(ctx, body, await requireManager(ctx))
  await ctx.announce('employeeInvited', { accountId: id, at: ctx.now.toString() })
  return showColleague(ctx, id)
}
