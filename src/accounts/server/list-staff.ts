import type { Call, ReadContext } from '#context.ts'
import { staffMemberOf } from './staff-member.ts'
import { allStaff } from './staff-store.ts'

export async function listStaff(ctx: ReadContext & Call) {
  return { staff: (await allStaff(ctx.tx)).map((colleague) => staffMemberOf(ctx, colleague)) }
}
