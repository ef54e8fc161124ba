import { employeeIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call } from '#context.ts'
import { Refusal } from '#errors.ts'
import { can, lifecycle, stateOf } from '#requests/lifecycle.ts'
import { requireAnswered } from '#requests/server/awaited-answer-store.ts'
import { advanceRequest } from '#requests/server/lifecycle/advance-request.ts'
import { movedOn, stateAnswer } from '#requests/server/lifecycle/request-state.ts'
import type { Outcome } from '#requests/status.ts'
import { requireLocked, type WorkshopContext } from '#workshop/server/workshop-context.ts'
import type { WorkshopRequest } from '#workshop/server/workshop-request-store.ts'
import { kindNamed, kindOf } from '../kinds.ts'
import { emptyWorksheet, unrepairedOutcomesOf } from '../worksheet.ts'
import type { worksheetsApi } from '../worksheets.api.ts'
import { closeWorksheet } from './close-worksheet.ts'
import { requireComplete } from './require-complete.ts'
import { storedFieldsOf } from './stored-fields.ts'
import { waitsFor } from './waits-for-quote.ts'
import { findWorksheet } from './worksheet-store.ts'

type Ctx = WorkshopContext & Pick<Call, 'language'>

/** @throws Refusal CUSTOMER_ANSWER_AWAITED, QUOTE_NOT_ACCEPTED, INSURER_NOT_ACCEPTED, WORKSHEET_INCOMPLETE, STATE_MOVED_ON */
export async function finishRepair(ctx: Ctx, { params, body }: Input<typeof worksheetsApi.finishRepair>) {
  const request = await requireLocked(ctx, params.id)
  if (endedAs(request, 'REPAIRED')) return stateAnswer(request)
  await requireAnswered(ctx.tx, request.id)
  const waits = await waitsFor(ctx, request)
  if (waits.quote) throw new Refusal('QUOTE_NOT_ACCEPTED')
  if (waits.insurer) throw new Refusal('INSURER_NOT_ACCEPTED')
  return finish(ctx, request, 'finishRepair', { version: body.version, outcome: 'REPAIRED' })
}

/** @throws Refusal CUSTOMER_ANSWER_AWAITED, WORKSHEET_INCOMPLETE, OUTCOME_NOT_POSSIBLE, STATE_MOVED_ON */
export async function finishWithoutRepair(ctx: Ctx, { params, body }: Input<typeof worksheetsApi.finishWithoutRepair>) {
  const request = await requireLocked(ctx, params.id)
  if (endedAs(request, body.outcome)) return stateAnswer(request)
  // Given back as it came it costs nothing, whoever accepted what.
  if (body.outcome !== 'RETURNED_UNREPAIRED') await requireAnswered(ctx.tx, request.id)
  return finish(ctx, request, 'finishWithoutRepair', body)
}

/** The same said twice is answered as done. */
const endedAs = ({ status, outcome }: WorkshopRequest, wanted: Outcome) => status === lifecycle.finishRepair.to && outcome === wanted

async function finish(
  ctx: Ctx,
  request: WorkshopRequest,
  action: 'finishRepair' | 'finishWithoutRepair',
  { version, outcome, note = '' }: { version: number; outcome: Outcome; note?: string },
) {
  if (request.version !== version || !can(action, stateOf(request))) throw movedOn(request)
  if (action === 'finishWithoutRepair' && !unrepairedOutcomesOf(request).some((one) => one === outcome)) throw new Refusal('OUTCOME_NOT_POSSIBLE')
  const sheet = await findWorksheet(ctx.tx, request.id)
  const kind = sheet ? kindNamed(sheet.kind) : kindOf(request.brandSlug)
  const written = sheet ? { ...sheet, ...storedFieldsOf(sheet) } : emptyWorksheet
  await requireComplete(ctx, kind, outcome, written)
  const byAccountId = employeeIdOf(ctx)
  await closeWorksheet(ctx, request, { accountId: byAccountId, outcome })
  return stateAnswer(await advanceRequest(ctx, request.id, action, { by: 'staff', byAccountId, outcome, version, note }))
}
