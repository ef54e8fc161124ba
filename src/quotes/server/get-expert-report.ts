import { isConsumer } from '#accounts/consumer.ts'
import { keysOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { FileAnswer } from '#base/server/http/http-files.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { requireHeldRequest } from '#requests/server/request-holder-store.ts'
import { roundedToCash } from '#site/figures.ts'
import { canHaveReport } from '../expert-report.ts'
import type { quotesApi } from '../quotes.api.ts'
import type { ReportView } from '../report-view.ts'
import { isOwnDecision } from './caller.ts'
import { deadlineDto, stillOpen } from './deadline.ts'
import { reportDecisionDto } from './decide-report.ts'
import { deciderInWords, senderInWords } from './decider.ts'
import { decisionAboutReport, type ExpertReport, findReport, photosOf } from './expert-report-store.ts'
import { findQuotedRequest, type QuotedRequest } from './quoted-request-store.ts'

/** The report as whoever holds the request sees it. */
export async function getExpertReport(ctx: ReadContext & Call, { params }: Input<typeof quotesApi.getExpertReport>): Promise<ReportView> {
  await requireHeldRequest(ctx, params.id, { colleagues: true })
  const request = await findQuotedRequest(ctx.tx, params.id)
  if (!request) throw new Refusal('NOT_FOUND')
  const report = await findReport(ctx.tx, params.id)
  const keys = keysOf(ctx.actor)
  const inWorkshop = request.status === 'ARRIVED' && request.closedAt === null
  const mayIssue = inWorkshop && canHaveReport(request.warrantyTypeId) && keys.includes('expertReport.issue')
  const isOpen = inWorkshop && report?.status === 'issued' && stillOpen(ctx.now, report.validUntil)
  const mayDecide = isOpen && isOwnDecision(ctx.actor, request)
  return {
    version: request.version,
    report: report ? await viewOf(ctx, request, report, mayDecide) : null,
    may: {
      issue: mayIssue && !report,
      correct: mayIssue && report !== undefined,
      decide: mayDecide,
      decideOnBehalf: isOpen && keys.includes('quote.decideOnBehalf'),
    },
  }
}

async function viewOf(
  ctx: ReadContext & Call,
  request: QuotedRequest,
  report: ExpertReport,
  mayDecide: boolean,
): Promise<NonNullable<ReportView['report']>> {
  const decision = await decisionAboutReport(ctx.tx, report.id)
  const { version, status, reason, findings, issuedAt, validUntil, returnFee } = report
  const sender = mayDecide ? await senderInWords(ctx, request) : null
  return {
    version,
    status,
    reason,
    findings,
    issuedAt: issuedAt.toString(),
    ...(await deadlineDto(ctx, issuedAt, validUntil)),
    returnFee,
    returnFeeInCash: roundedToCash(returnFee),
    isOfConsumer: isConsumer(request),
    photos: (await photosOf(ctx.tx, report.id)).map(({ position }) => position),
    decision: decision
      ? { ...reportDecisionDto(report, decision), reason: decision.reason, decidedBy: await deciderInWords(ctx, request, decision) }
      : null,
    sender: sender === null ? null : { name: sender },
  }
}

export async function getExpertReportPhoto(ctx: ReadContext & Call, { params }: Input<typeof quotesApi.getExpertReportPhoto>): Promise<FileAnswer> {
  await requireHeldRequest(ctx, params.id, { colleagues: true })
  const report = await findReport(ctx.tx, params.id)
  const photo = report && (await photosOf(ctx.tx, report.id)).find(({ position }) => position === params.position)
  if (!photo) throw new Refusal('NOT_FOUND')
  return { body: await ctx.files.read(photo.fileKey), name: `${params.id}-${photo.position}.jpg`, mediaType: 'image/jpeg', disposition: 'attachment' }
}
