import { accountIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { requireHeldRequest } from '#requests/server/request-holder-store.ts'
import type { quotesApi } from '../quotes.api.ts'
import type { ReportDecided } from '../report-view.ts'
import { isOwnDecision } from './caller.ts'
import { expired, stillOpen } from './deadline.ts'
import { decideReport, reportDecisionDto } from './decide-report.ts'
import { decisionAboutReport, findReport } from './expert-report-store.ts'
import { lockQuotedRequest } from './quoted-request-store.ts'

/** SPEC 7, expert-report-user-accept. */
export async function answerExpertReport(
  ctx: TransactionContext & Call,
  { params, body }: Input<typeof quotesApi.answerExpertReport>,
): Promise<ReportDecided> {
  await requireHeldRequest(ctx, params.id)
  const accepted = body.expertReportAcceptedStatus
  if (body.returnReport === accepted) throw new Refusal('INVALID_INPUT', { fields: [{ path: 'returnReport', code: 'INVALID_INPUT' }] })
  const request = await lockQuotedRequest(ctx.tx, params.id)
  if (!request) throw new Refusal('NOT_FOUND')
  if (!isOwnDecision(ctx.actor, request)) throw new Refusal('UNAUTHORISED')
  const report = await findReport(ctx.tx, params.id)
  if (!report) throw new Refusal('STATE_MOVED_ON')

  const decided = await decisionAboutReport(ctx.tx, report.id)
  const late = () => expired('EXPERT_REPORT_EXPIRED', ctx.language, report.validUntil)
  if (decided?.decision === 'expired') throw late()
  if (decided && accepted !== (decided.decision === 'accepted')) throw new Refusal('STATE_MOVED_ON')
  if (decided) return reportDecisionDto(report, decided)

  if (request.status !== 'ARRIVED' || request.closedAt) throw new Refusal('STATE_MOVED_ON')
  if (!stillOpen(ctx.now, report.validUntil)) throw late()
  const decision = accepted ? 'accepted' : 'rejected'
  return reportDecisionDto(report, await decideReport(ctx, report, { decision, byAccountId: accountIdOf(ctx.actor), ip: ctx.ip }))
}
