import { accountIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import { budapestDay } from '#calendar/calendar.ts'
import { repairFees } from '#catalogue/server/repair-fees.ts'
import type { Call, TransactionContext } from '#context.ts'
import { storeUploads } from '#documents/server/store-upload.ts'
import { Refusal } from '#errors.ts'
import { requireVersion } from '#requests/server/lifecycle/request-state.ts'
import { appendHistory } from '#requests/server/request-store.ts'
import { canHaveReport } from '../expert-report.ts'
import type { quotesApi } from '../quotes.api.ts'
import { deadlineFromNow } from './deadline.ts'
import { insertPhotos, insertReport } from './expert-report-store.ts'
import { lockQuotedRequest, touchRequest } from './quoted-request-store.ts'
import { replaceReportDocument } from './replace-documents.ts'

/** Says why the repair is not free of charge; the customer asks for a quote or for the device. A request gets one report. */
export async function issueExpertReport(ctx: TransactionContext & Call, { params, body }: Input<typeof quotesApi.issueExpertReport>) {
  const { tx, now } = ctx
  const request = await lockQuotedRequest(tx, params.id)
  if (!request) throw new Refusal('NOT_FOUND')
  const { id: requestId, status } = request
  requireVersion(request, body.version)
  if (status !== 'ARRIVED' || request.closedAt || !canHaveReport(request.warrantyTypeId)) throw new Refusal('EXPERT_REPORT_NOT_POSSIBLE')

  const { validUntil, day, certain } = await deadlineFromNow(ctx, 'expertReportValidityWorkingDays')
  const { returnFee } = await repairFees(ctx, budapestDay(now))
  const issuedByAccountId = accountIdOf(ctx.actor)
  const { reason, findings } = body
  const reportId = await insertReport(tx, { requestId, reason, findings, issuedAt: now, validUntil, returnFee, issuedByAccountId })
  if (reportId === undefined) throw new Refusal('EXPERT_REPORT_NOT_POSSIBLE')
  await insertPhotos(tx, reportId, await storeUploads(ctx, ctx.uploads), now)
  await replaceReportDocument(ctx, request)
  const history = { step: 'expertReportIssued', code: null, at: now, byKind: 'staff', byAccountId: issuedByAccountId } as const
  await appendHistory(tx, { ...history, requestId, status, note: reason })
  await ctx.announce('expertReportIssued', { requestId })
  return { version: await touchRequest(tx, requestId), validUntil: validUntil.toString(), lastDay: day, certain }
}
