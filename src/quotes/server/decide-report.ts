import { isIP } from 'node:net'
import type { TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { appendHistory } from '#requests/server/history-store.ts'
import { advanceRequest } from '#requests/server/lifecycle/advance-request.ts'
import type { ReportDecided } from '../report-view.ts'
import { closeReport, type ExpertReport, insertReportDecision, type ReportChannel, type ReportDecision } from './expert-report-store.ts'
import { touchRequest } from './quoted-request-store.ts'

type Deciding = {
  decision: ReportDecision['decision']
  byKind: ReportDecision['byKind']
  channel: ReportChannel
  byAccountId?: number | null
  note?: string
  /** Why it is rejected, to whoever sent the request. */
  reason?: string
  ip?: string
}

const historySteps = { accepted: 'expertReportAccepted', rejected: 'expertReportRejected', expired: 'expertReportExpired' } as const

/**
 * The one way a report is decided: accepted, the workshop may send a quote; rejected or left unanswered, the device goes back
 * unrepaired and the return fee is owed. The caller holds the request's lock.
 */
export async function decideReport(
  ctx: TransactionContext,
  report: ExpertReport,
  { decision, byKind, channel, byAccountId = null, note = '', reason = '', ip = '' }: Deciding,
): Promise<ReportDecision> {
  const { requestId } = report
  if (!(await closeReport(ctx.tx, report.id, decision))) throw new Refusal('STATE_MOVED_ON')
  const evidence: ReportDecision = {
    reportId: report.id,
    decision,
    byKind,
    byAccountId,
    channel,
    note,
    reason,
    ip: isIP(ip) === 0 ? null : ip,
    decidedAt: ctx.now,
  }
  await insertReportDecision(ctx.tx, evidence)
  const said = [note, reason].filter(Boolean).join(': ')
  await appendHistory(ctx.tx, {
    ...{ requestId, step: historySteps[decision], code: null, status: 'ARRIVED', at: ctx.now, byKind, byAccountId },
    ...(said ? { note: `${channel}: ${said}` } : {}),
  })
  if (decision === 'accepted') await touchRequest(ctx.tx, requestId)
  else await advanceRequest(ctx, requestId, 'finishWithoutRepair', { by: 'system', outcome: 'WARRANTY_REJECTED', note: historySteps[decision] })
  await ctx.announce('expertReportDecided', { requestId })
  return evidence
}

export function reportDecisionDto({ returnFee }: ExpertReport, { decision, decidedAt }: ReportDecision): ReportDecided {
  const accepted = decision === 'accepted'
  return {
    expertReportAcceptedStatus: accepted,
    returnReport: !accepted,
    decidedAt: decidedAt.toString(),
    returnFee: accepted ? null : returnFee,
  }
}
