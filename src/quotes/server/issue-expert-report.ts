import { accountIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import { budapestDay } from '#calendar/calendar.ts'
import { repairFees } from '#catalogue/server/repair-fees.ts'
import type { Call, TransactionContext } from '#context.ts'
import { storeUploads } from '#documents/server/store-upload.ts'
import { Refusal } from '#errors.ts'
import { requireAnswered } from '#requests/server/awaited-answer-store.ts'
import { appendHistory } from '#requests/server/history-store.ts'
import { requireVersion } from '#requests/server/lifecycle/request-state.ts'
import { canHaveReport } from '../expert-report.ts'
import type { quotesApi } from '../quotes.api.ts'
import { deadlineFromNow } from './deadline.ts'
import { findReport, insertPhotos, insertReport, takeOverPhotos, voidReport } from './expert-report-store.ts'
import { lockQuotedRequest, touchRequest } from './quoted-request-store.ts'
import { replaceReportDocument } from './replace-documents.ts'

/**
 * Says why the repair is not free of charge; the customer asks for a quote or for the device. A correction names the version it takes the place
 * of, as long as the device waits for the answer or for its quote: the earlier one is void, the customer decides anew.
 */
export async function issueExpertReport(ctx: TransactionContext & Call, { params, body }: Input<typeof quotesApi.issueExpertReport>) {
  const { tx, now } = ctx
  const request = await lockQuotedRequest(tx, params.id)
  if (!request) throw new Refusal('NOT_FOUND')
  const { id: requestId, status } = request
  requireVersion(request, body.version)
  if (status !== 'ARRIVED' || request.closedAt || !canHaveReport(request.warrantyTypeId)) throw new Refusal('EXPERT_REPORT_NOT_POSSIBLE')
  await requireAnswered(tx, requestId)

  const { validUntil, day, certain } = await deadlineFromNow(ctx, 'expertReportValidityWorkingDays')
  const { returnFee } = await repairFees(ctx, budapestDay(now))
  const issuedByAccountId = accountIdOf(ctx.actor)
  const { reason, findings, corrects } = body
  const earlier = await findReport(tx, requestId)
  if ((earlier?.version ?? null) !== corrects) throw new Refusal('EXPERT_REPORT_NOT_POSSIBLE')
  if (earlier) await voidReport(tx, earlier.id)
  const report = { requestId, version: (corrects ?? 0) + 1, reason, findings, issuedAt: now, validUntil, returnFee, issuedByAccountId }
  const reportId = await insertReport(tx, report)
  const photos = await storeUploads(ctx, ctx.uploads)
  if (earlier && photos.length === 0) await takeOverPhotos(tx, earlier.id, reportId)
  await insertPhotos(tx, reportId, photos, now)
  await replaceReportDocument(ctx, request)
  const history = {
    step: earlier ? 'expertReportCorrected' : 'expertReportIssued',
    code: null,
    at: now,
    byKind: 'staff',
    byAccountId: issuedByAccountId,
  } as const
  await appendHistory(tx, { ...history, requestId, status, note: reason })
  await ctx.announce('expertReportIssued', { requestId })
  return { version: await touchRequest(tx, requestId), validUntil: validUntil.toString(), lastDay: day, certain }
}
