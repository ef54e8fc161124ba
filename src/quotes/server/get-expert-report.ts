import type { Input } from '#base/endpoint.ts'
import type { FileAnswer } from '#base/server/http-files.ts'
import { loadCalendar } from '#calendar/server/calendar-store.ts'
import type { Context } from '#context.ts'
import { demandHeldRequest } from '#documents/server/request-holder-store.ts'
import { Refusal } from '#errors.ts'
import { warrantyTypes } from '#requests/status.ts'
import { roundedToCash } from '#site/figures.ts'
import { canHaveReport, companyClocks } from '../expert-report.ts'
import type { quotesApi } from '../quotes.api.ts'
import type { ReportView } from '../report-view.ts'
import { isOwnDecision } from './caller.ts'
import { dayOf, stillOpen, toldDeadline } from './deadline.ts'
import { toldReportDecision } from './decide-report.ts'
import { decisionAboutReport, type ExpertReport, findReport, photosOf } from './expert-report-store.ts'
import { findQuotedRequest, type QuotedRequest } from './quoted-request-store.ts'

/** The report as whoever holds the request sees it; employees also see the company's own deadlines. */
export async function getExpertReport(ctx: Context, { params }: Input<typeof quotesApi.getExpertReport>): Promise<ReportView> {
  await demandHeldRequest(ctx, params.id)
  const request = await findQuotedRequest(ctx.tx, params.id)
  if (!request) throw new Refusal('NOT_FOUND')
  const report = await findReport(ctx.tx, params.id)
  const keys = ctx.actor.kind === 'account' && ctx.actor.customerType === 'EMPLOYEE' ? ctx.actor.permissionKeys : []
  const inWorkshop = request.status === 'ARRIVED' && request.closedAt === null
  return {
    version: request.version,
    report: report ? await viewOf(ctx, report) : null,
    clocks: keys.includes('request.queue') ? await clocksOf(ctx, request, report !== undefined) : null,
    may: {
      issue: inWorkshop && !report && canHaveReport(request.warrantyTypeId) && keys.includes('expertReport.issue'),
      decide: inWorkshop && report?.status === 'issued' && stillOpen(ctx.now, report.validUntil) && isOwnDecision(ctx.actor, request),
    },
  }
}

async function viewOf(ctx: Context, report: ExpertReport): Promise<NonNullable<ReportView['report']>> {
  const decision = await decisionAboutReport(ctx.tx, report.id)
  const { status, reason, findings, issuedAt, validUntil, returnFee } = report
  return {
    status,
    reason,
    findings,
    issuedAt: issuedAt.toString(),
    ...(await toldDeadline(ctx, issuedAt, validUntil)),
    returnFee,
    returnFeeInCash: roundedToCash(returnFee),
    photos: (await photosOf(ctx.tx, report.id)).map(({ position }) => position),
    decision: decision ? toldReportDecision(report, decision) : null,
  }
}

/** Only the warranty repair has them, and only until the workshop is done with it. */
async function clocksOf(
  { tx, now }: Context,
  { warrantyTypeId, status, closedAt, arrivedAt }: QuotedRequest,
  answered: boolean,
): Promise<ReportView['clocks']> {
  if (warrantyTypeId !== warrantyTypes.warranty || status !== 'ARRIVED' || closedAt || !arrivedAt) return null
  return { ...companyClocks(await loadCalendar(tx), dayOf(arrivedAt)), answered, today: dayOf(now) }
}

export async function getExpertReportPhoto(ctx: Context, { params }: Input<typeof quotesApi.getExpertReportPhoto>): Promise<FileAnswer> {
  await demandHeldRequest(ctx, params.id)
  const report = await findReport(ctx.tx, params.id)
  const photo = report && (await photosOf(ctx.tx, report.id)).find(({ position }) => position === params.position)
  if (!photo) throw new Refusal('NOT_FOUND')
  return { body: await ctx.files.read(photo.fileKey), name: `${params.id}-${photo.position}.jpg`, mediaType: 'image/jpeg', disposition: 'attachment' }
}
