import { employeeIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { quotesApi } from '../quotes.api.ts'
import type { ReportDecided } from '../report-view.ts'
import { answerReport } from './answer-report.ts'
import { lockQuotedRequest } from './quoted-request-store.ts'

/** What a customer said of the report by phone, by e-mail or in person; the note says how it was proved. The deadline is the same. */
export async function decideReportOnBehalf(
  ctx: TransactionContext & Call,
  { params, body }: Input<typeof quotesApi.decideReportOnBehalf>,
): Promise<ReportDecided> {
  const request = await lockQuotedRequest(ctx.tx, params.id)
  if (!request) throw new Refusal('NOT_FOUND')
  const { expertReportAcceptedStatus: accepted, reportVersion, method: channel, note, version: requestVersion } = body
  const byAccountId = employeeIdOf(ctx)
  return answerReport(ctx, request, { accepted, version: reportVersion, byKind: 'staff', channel, note, requestVersion, byAccountId })
}
