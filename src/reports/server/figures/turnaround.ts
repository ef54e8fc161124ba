import { workCalendar } from '#calendar/server/calendar-store.ts'
import { lookupOf } from '#catalogue/server/lookup-store.ts'
import type { Report, ReportParameters } from '../../report.ts'
import { brandNames, type Scope, withinSeconds } from '../report-store.ts'
import { numberWorkdays } from '../workday-numbers.ts'
import { type Asking, scopeOf } from './asked.ts'
import { earliestArrival, turnaroundBy } from './turnaround-store.ts'

export async function turnaroundByBrand(ctx: Asking, asked: ReportParameters<2>): Promise<Report> {
  const scope = await scopeOf(ctx, asked)
  const timed = await timesBy(ctx, 'brandId', scope)
  const rows = (await brandNames(ctx.tx)).flatMap((brand) => timed.filter(({ id }) => id === brand.id).map(({ times }) => ({ brand, ...times })))
  return { report: 'turnaround', ...scope.period, rows }
}

export async function turnaroundByService(ctx: Asking, asked: ReportParameters<5>): Promise<Report> {
  const scope = await scopeOf(ctx, asked)
  const timed = await timesBy(ctx, 'warrantyTypeId', scope)
  const services = await lookupOf(ctx, ctx.language, 'warrantyTypes')
  const rows = services.flatMap(({ id, name }) => timed.filter((row) => row.id === id).map(({ times }) => ({ service: { id, name }, ...times })))
  return { report: 'turnaroundByService', ...scope.period, rows }
}

async function timesBy(ctx: Asking, by: 'brandId' | 'warrantyTypeId', scope: Scope) {
  const calendar = await workCalendar(ctx)
  const rows = await withinSeconds(ctx.tx, async (tx) => {
    const arrival = await earliestArrival(tx, scope)
    return arrival ? turnaroundBy(tx, by, scope, numberWorkdays(calendar, arrival, scope.period.to)) : []
  })
  return rows.map(({ kind: id, ...times }) => ({ id, times }))
}
