import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { requireVersion } from '#requests/server/lifecycle/request-state.ts'
import type { ReportDecided } from '../report-view.ts'
import { expired, stillOpen } from './deadline.ts'
import { decideReport, reportDecisionDto } from './decide-report.ts'
import { decisionAboutReport, findReport, type ReportDecision } from './expert-report-store.ts'
import type { QuotedRequest } from './quoted-request-store.ts'

type Answering = Pick<ReportDecision, 'byKind' | 'channel' | 'byAccountId'> & {
  accepted: boolean
  /** Of the report that was looked at; without it the newest is meant (as for quotes, DESIGN 8.24). */
  version: number | undefined
  note?: string
  /** Why it is rejected, to whoever sent the request. */
  reason?: string
  /** The version of the request an employee was looking at. */
  requestVersion?: number
}

/**
 * The report that counts is decided about; the caller holds the request's lock. DESIGN 8.9: the same answer twice is one answer.
 * @throws Refusal DECISION_MOVED_ON when the opposite was answered, STATE_MOVED_ON when another version counts, or none; EXPERT_REPORT_EXPIRED
 */
export async function answerReport(
  ctx: TransactionContext & Call,
  request: QuotedRequest,
  { accepted, version, requestVersion, ...answering }: Answering,
): Promise<ReportDecided> {
  const report = await findReport(ctx.tx, request.id)
  if (!report || (version !== undefined && report.version !== version)) throw new Refusal('STATE_MOVED_ON')
  const decided = await decisionAboutReport(ctx.tx, report.id)
  const late = () => expired('EXPERT_REPORT_EXPIRED', ctx.language, report.validUntil)
  if (decided?.decision === 'expired') throw late()
  if (decided && accepted !== (decided.decision === 'accepted')) throw new Refusal('DECISION_MOVED_ON')
  if (decided) return reportDecisionDto(report, decided)

  if (requestVersion !== undefined) requireVersion(request, requestVersion)
  if (request.status !== 'ARRIVED' || request.closedAt) throw new Refusal('STATE_MOVED_ON')
  if (!stillOpen(ctx.now, report.validUntil)) throw late()
  const decision = accepted ? 'accepted' : 'rejected'
  return reportDecisionDto(report, await decideReport(ctx, report, { ...answering, decision, ip: ctx.ip }))
}
