import { budapestDay } from '#calendar/calendar.ts'
import { requestStatuses } from '#requests/status.ts'
import { defaultRows, maxRows, percentOf, type Report, type ReportParameters } from '../../report.ts'
import { brandNames, withinSeconds } from '../report-store.ts'
import { type Asking, scopeOf, whoseOf } from './asked.ts'
import { countByStatus, countOpenByAge, countRepeated, type ListedRow, listRequests } from './count-store.ts'

export async function requestsByStatus(ctx: Asking, asked: ReportParameters<1>): Promise<Report> {
  const scope = await scopeOf(ctx, asked)
  const counted = await withinSeconds(ctx.tx, (tx) => countByStatus(tx, scope))
  const rows = requestStatuses.map((status) => counted.find((row) => row.status === status) ?? { status, open: 0, closed: 0 })
  return { report: 'requestsByStatus', ...scope.period, rows }
}

/** A request has a row only where one is open; a year says nothing about what waits today, so this report has no period. */
export async function openByAge(ctx: Asking, asked: ReportParameters<4>): Promise<Report> {
  const on = budapestDay(ctx.now)
  const whose = await whoseOf(ctx, asked)
  const counted = await withinSeconds(ctx.tx, (tx) => countOpenByAge(tx, whose, on))
  const rows = requestStatuses.flatMap((status) => {
    const ages = [0, 1, 2, 3].map((age) => counted.find((row) => row.status === status && row.age === age)?.open ?? 0)
    const [upTo7Days = 0, upTo14Days = 0, upTo30Days = 0, older = 0] = ages
    const open = upTo7Days + upTo14Days + upTo30Days + older
    return open === 0 ? [] : [{ status, open, upTo7Days, upTo14Days, upTo30Days, older }]
  })
  return { report: 'openByAge', on, rows }
}

export async function repeatClaims(ctx: Asking, asked: ReportParameters<7>): Promise<Report> {
  const scope = await scopeOf(ctx, asked)
  const { counted, brands } = await withinSeconds(ctx.tx, async (tx) => ({ counted: await countRepeated(tx, scope), brands: await brandNames(tx) }))
  const rows = brands.flatMap((brand) =>
    counted
      .filter(({ brandId }) => brandId === brand.id)
      .map(({ repaired, repeated }) => ({ brand, repaired, repeated, percent: percentOf(repeated, repaired) })),
  )
  return { report: 'repeatClaims', ...scope.period, rows }
}

export async function requestList(ctx: Asking, asked: ReportParameters<3>): Promise<Report> {
  const scope = await scopeOf(ctx, asked)
  const size = asked.size ?? (asked.format ? maxRows : defaultRows)
  const found = await withinSeconds(ctx.tx, (tx) => listRequests(tx, scope, { ...asked, size }))
  const shown = found.slice(0, size)
  return {
    report: 'requestList',
    ...scope.period,
    rows: shown.map(listedRequest),
    next: found.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
  }
}

/** A row of the list. */
export const listedRequest = ({ id, receivedAt, arrivedAt, readyAt, closedAt, brandId, brandName, ...row }: ListedRow) => ({
  crmRequestId: id,
  ...row,
  brand: { id: brandId, name: brandName },
  receivedTime: receivedAt.toString(),
  arrivedTime: arrivedAt?.toString() ?? null,
  readyTime: readyAt?.toString() ?? null,
  closedTime: closedAt?.toString() ?? null,
})
