import { accountIdOf, keyNoteOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { requireHeldRequest } from '#requests/server/request-holder-store.ts'
import type { quotesApi } from '../quotes.api.ts'
import type { ReportDecided } from '../report-view.ts'
import { answerReport } from './answer-report.ts'
import { isOwnDecision, requireReasonOfRefusal } from './caller.ts'
import { lockQuotedRequest } from './quoted-request-store.ts'

/** SPEC 7, expert-report-user-accept. */
export async function answerExpertReport(
  ctx: TransactionContext & Call,
  { params, body }: Input<typeof quotesApi.answerExpertReport>,
): Promise<ReportDecided> {
  await requireHeldRequest(ctx, params.id, { decides: true })
  const accepted = body.expertReportAcceptedStatus
  if (body.returnReport === accepted) throw new Refusal('INVALID_INPUT', { fields: [{ path: 'returnReport', code: 'INVALID_INPUT' }] })
  const request = await lockQuotedRequest(ctx.tx, params.id)
  if (!request) throw new Refusal('NOT_FOUND')
  if (!isOwnDecision(ctx.actor, request)) throw new Refusal('UNAUTHORISED')
  requireReasonOfRefusal(accepted, body)
  const { version, reason } = body
  return answerReport(ctx, request, {
    accepted,
    version,
    byKind: 'customer',
    channel: 'web',
    byAccountId: accountIdOf(ctx.actor),
    note: keyNoteOf(ctx.actor),
    reason,
  })
}
