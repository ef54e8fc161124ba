import type { Work } from '#base/server/db/work.ts'
import { type RateLimit, requireWithinLimit } from '#base/server/http/rate-limit-store.ts'
import type { DB } from '#db/schema.ts'
import { Refusal } from '#errors.ts'
import { type Actor, isEmployee } from '../who.ts'

/** Far more tables than a day's work at any desk saves, and few enough that whoever took over an employee's session does not leave with everything (SECURITY C20). */
export const exportQuota: RateLimit = { limit: 'employee.exports', max: 40, minutes: 8 * 60 }

/**
 * Counts a table that an employee is about to be given, whichever list or report it is of.
 * @throws Refusal TOO_MANY, before any of it has left
 */
export async function countExport(ctx: Pick<Work<DB>, 'transaction' | 'now' | 'env' | 'log'>, actor: Actor): Promise<void> {
  if (ctx.env.RATE_LIMITS !== 'on' || !isEmployee(actor)) return
  try {
    await ctx.transaction(({ tx }) => requireWithinLimit(tx, ctx.now, exportQuota, String(actor.accountId)))
  } catch (error) {
    if (error instanceof Refusal) ctx.log.warn({ accountId: actor.accountId }, 'an employee has used up the quota of exports')
    throw error
  }
}
