import { addDays } from '#calendar/calendar.ts'
import type { ReadContext } from '#context.ts'
import { dueOf, figuresOf, mondayOf } from '../../promises.ts'
import { percentOf, type Report, type ReportParameters } from '../../report.ts'
import { countPromises } from '../promises/promise-weeks-store.ts'
import { weeksFrom } from '../promises/weeks-asked.ts'
import { type Scope, withinSeconds } from '../report-store.ts'
import { type Asking, scopeOf } from './asked.ts'
import { countPromisesOf } from './promise-report-store.ts'

/** Decision 76, for the weeks the period touches. Of everybody the sums of each day are read, of a company its own promises. */
export async function promiseReport(ctx: Asking, asked: ReportParameters<8>): Promise<Report> {
  const scope = await scopeOf(ctx, asked)
  return { report: 'promises', ...scope.period, rows: await promisesByWeek(ctx, scope) }
}

async function promisesByWeek(ctx: ReadContext, scope: Scope) {
  const [first, last] = [mondayOf(scope.period.from), mondayOf(scope.period.to)]
  const weeks = await weeksFrom(ctx, first, last)
  const isOfAll = scope.reach === null && scope.companyId === undefined
  const counted = await withinSeconds(ctx.tx, (tx) => (isOfAll ? countPromises(tx, weeks) : countPromisesOf(tx, scope, weeks)))
  const mondays: string[] = []
  for (let week = first; week <= last; week = addDays(week, 7)) mondays.push(week)
  return mondays.map((week) => {
    const { kept, missed, median } = figuresOf(counted.filter((one) => one.week === week))
    const due = dueOf({ kept, missed })
    return { week, due, kept, missed, percent: percentOf(kept, due), median }
  })
}
