import type { z } from 'zod'
import type { Input } from '#base/endpoint.ts'
import { budapestDay } from '#calendar/calendar.ts'
import { workCalendar } from '#calendar/server/calendar-store.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal, refusalsOfIssues } from '#errors.ts'
import { requestStatuses } from '#requests/status.ts'
import { type Period, periodOf, type Report, type ReportParameters, reportParameters } from '../report.ts'
import type { reportsApi } from '../reports.api.ts'
import { countByStatus, earliestArrival, listRequests, type Scope, turnaroundByBrand, withinSeconds } from './report-store.ts'
import { numberWorkdays } from './workday-numbers.ts'

/**
 * SPEC 7, report-lists. Whose requests count is decided by the session alone.
 * @throws Refusal NOT_FOUND for a report there is none of, INVALID_INPUT, REPORT_PERIOD, REPORT_TOO_LARGE
 */
export async function showReport(ctx: ReadContext & Call, { params, query }: Input<typeof reportsApi.showReport>): Promise<Report> {
  switch (params.reportHeaderId) {
    case 1:
      return requestsByStatus(ctx, checked(reportParameters[1], query))
    case 2:
      return turnaround(ctx, checked(reportParameters[2], query))
    case 3:
      return requestList(ctx, checked(reportParameters[3], query))
    default:
      throw new Refusal('NOT_FOUND')
  }
}

function checked<Parameters extends z.ZodType>(parameters: Parameters, query: object): z.output<Parameters> {
  const sent = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
  const read = parameters.safeParse(sent)
  if (!read.success) throw new Refusal('INVALID_INPUT', { fields: refusalsOfIssues(read.error.issues) })
  return read.data
}

type Asked = { from?: string | undefined; to?: string | undefined; brand?: number | undefined }

/** A company sees its own requests; only employees who may see reports come here otherwise (reports.api.ts). */
function scopeOf({ actor, now }: ReadContext & Call, asked: Asked): { scope: Scope; period: Period } {
  if (actor.kind !== 'account') throw new Refusal('UNAUTHORISED')
  const period = periodOf(asked, budapestDay(now))
  return { period, scope: { accountId: actor.customerType === 'EMPLOYEE' ? null : actor.accountId, period, brandId: asked.brand } }
}

async function requestsByStatus(ctx: ReadContext & Call, asked: ReportParameters<1>): Promise<Report> {
  const { scope, period } = scopeOf(ctx, asked)
  const counted = await withinSeconds(ctx.tx, (tx) => countByStatus(tx, scope))
  const rows = requestStatuses.map((status) => counted.find((row) => row.status === status) ?? { status, open: 0, closed: 0 })
  return { report: 'requestsByStatus', ...period, rows }
}

async function turnaround(ctx: ReadContext & Call, asked: ReportParameters<2>): Promise<Report> {
  const { scope, period } = scopeOf(ctx, asked)
  const calendar = await workCalendar(ctx)
  const rows = await withinSeconds(ctx.tx, async (tx) => {
    const arrival = await earliestArrival(tx, scope)
    return arrival ? turnaroundByBrand(tx, scope, numberWorkdays(calendar, arrival, period.to)) : []
  })
  return {
    report: 'turnaround',
    ...period,
    rows: rows.map(({ brandId, brandName, ...figures }) => ({ brand: { id: brandId, name: brandName }, ...figures })),
  }
}

async function requestList(ctx: ReadContext & Call, asked: ReportParameters<3>): Promise<Report> {
  const { scope, period } = scopeOf(ctx, asked)
  const found = await withinSeconds(ctx.tx, (tx) => listRequests(tx, scope, asked))
  const shown = found.slice(0, asked.size)
  return {
    report: 'requestList',
    ...period,
    rows: shown.map(({ id, receivedAt, arrivedAt, readyAt, closedAt, brandId, brandName, ...row }) => ({
      crmRequestId: id,
      ...row,
      brand: { id: brandId, name: brandName },
      receivedTime: receivedAt.toString(),
      arrivedTime: arrivedAt?.toString() ?? null,
      readyTime: readyAt?.toString() ?? null,
      closedTime: closedAt?.toString() ?? null,
    })),
    next: found.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
  }
}
