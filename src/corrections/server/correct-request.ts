import { employeeIdOf, keysOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import { defaultLanguage } from '#base/languages.ts'
import type { Call, TransactionContext } from '#context.ts'
import { documentsOf, replaceOwnDocument } from '#documents/server/document-store.ts'
import { Refusal } from '#errors.ts'
import { appendHistory } from '#requests/server/history-store.ts'
import { movedOn, requireVersion, stateAnswer } from '#requests/server/lifecycle/request-state.ts'
import { changePickup } from '#requests/server/pickup/change-pickup.ts'
import { findRequestSummary, type RequestSummary } from '#requests/server/request-summary-store.ts'
import { findStored, type Stored } from '#requests/server/stored-request-store.ts'
import { isBeforePickup } from '#requests/status.ts'
import { type Correction, type FactChange, isInTime, isMailed, mayCorrect } from '../correction.ts'
import type { correctionsApi } from '../corrections.api.ts'
import { applyCorrection } from './apply-correction.ts'
import { closeWhatWasMailed, insertCorrection, nextVersion, wasDecisionAsked } from './correction-store.ts'
import { changesBetween } from './facts.ts'

type Ctx = TransactionContext & Call

/**
 * One correction: checked and written as a booking is, noted with what it was and is, and followed by couriers, documents and the customer.
 * What is so already is answered as done.
 * @throws Refusal NOT_FOUND, UNAUTHORISED, STATE_MOVED_ON, CORRECTION_TOO_LATE, and what a booking is refused for
 */
export async function correctRequest(ctx: Ctx, { params: { id }, body }: Input<typeof correctionsApi.correctRequest>) {
  const { tx } = ctx
  if (!mayCorrect(body.subject, keysOf(ctx.actor))) throw new Refusal('UNAUTHORISED')
  const stored = await findStored(tx, id, { lock: true })
  if (!stored) throw new Refusal('NOT_FOUND')
  const { request } = stored
  requireVersion(request, body.version)
  await requireInTime(ctx, stored, body)

  const before = await summaryOf(ctx, id)
  if (body.subject === 'pickup') await changePickup(ctx, { params: { id }, query: {}, body: { ...body.values, version: body.version } })
  else await applyCorrection(ctx, stored, body)
  const changes = changesBetween(before, await summaryOf(ctx, id))
  if (changes.length === 0) return stateAnswer(request)
  await writeDown(ctx, request, body, changes)
  // A moved pickup has its own history, its own documents and its own email.
  if (body.subject === 'pickup') return stateAnswer(await summaryOf(ctx, id))
  return stateAnswer(await nextVersion(tx, id))
}

/** In one language for everybody, so that only what was corrected differs. */
async function summaryOf({ tx }: Ctx, id: number): Promise<RequestSummary> {
  const summary = await findRequestSummary(tx, id, defaultLanguage)
  if (!summary) throw new Refusal('NOT_FOUND')
  return summary
}

async function requireInTime({ tx }: Ctx, { request }: Stored, { subject }: Correction): Promise<void> {
  const { id, closedAt, collectedAt } = request
  if (closedAt !== null) throw movedOn(request)
  const decisionAsked = await wasDecisionAsked(tx, id)
  if (!isInTime(subject, { ...request, closed: false, collected: collectedAt !== null, decisionAsked })) throw new Refusal('CORRECTION_TOO_LATE')
}

async function writeDown(ctx: Ctx, request: Stored['request'], { subject, reason }: Correction, changes: readonly FactChange[]): Promise<void> {
  const { tx, now } = ctx
  const { id: requestId, status } = request
  const byAccountId = employeeIdOf(ctx)
  const correctionId = await insertCorrection(tx, { requestId, at: now, byAccountId, subject, changes, reason })
  if (subject === 'pickup') return
  await appendHistory(tx, { requestId, step: 'corrected', code: null, status, at: now, byKind: 'staff', byAccountId, note: reason, internal: true })
  if (changes.some(({ fact }) => fact === 'email')) await closeWhatWasMailed(tx, requestId, now)
  await drawAnew(ctx, request)
  if (isMailed(subject)) await ctx.announce('requestCorrected', { requestId, correctionId })
}

/**
 * The hand-over sheet while it can still be signed, and the closed worksheet, say the new facts. What the customer decided about or was charged
 * by (quote, report, invoice) stays as it was.
 */
async function drawAnew({ tx, now, announce }: Ctx, { id: requestId, status }: Stored['request']): Promise<void> {
  const shown = await documentsOf(tx, requestId)
  const documentIds: string[] = []
  const types = isBeforePickup(status) ? (['handoverDocument', 'gsmRepairWorksheet'] as const) : (['gsmRepairWorksheet'] as const)
  for (const type of types)
    for (const { name, language } of shown.filter((document) => document.createdBy === 'system' && document.type === type))
      documentIds.push(await replaceOwnDocument(tx, { requestId, type, name, language, now }))
  await announce('ownDocumentsChanged', { requestId, documentIds })
}
