import { budapestDay, isWorkday } from '#calendar/calendar.ts'
import { workCalendar } from '#calendar/server/calendar-store.ts'
import { administratorsOf } from '#companies/server/company-store.ts'
import type { TransactionContext } from '#context.ts'
import { monthBefore } from '../../monthly-statement.ts'
import { companiesWithoutStatement, noteStatement } from './statement-store.ts'

/** More wait for the next run. */
const maxInRun = 500

/** By the clock, from the first working day of a month: the month before, once for each company, to its administrators (decision 79). */
export async function mailMonthlyStatements(ctx: TransactionContext): Promise<void> {
  const today = budapestDay(ctx.now)
  if (!isWorkday(await workCalendar(ctx), today)) return
  const month = monthBefore(today)
  for (const companyId of await companiesWithoutStatement(ctx.tx, month, maxInRun)) {
    if (!(await noteStatement(ctx.tx, companyId, month, ctx.now))) continue
    for (const accountId of await administratorsOf(ctx.tx, companyId)) await ctx.announce('companyMonthEnded', { companyId, accountId, month })
  }
}
