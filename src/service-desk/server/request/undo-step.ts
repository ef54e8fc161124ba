import { employeeIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { ReadContext } from '#context.ts'
import { openShipment } from '#courier/server/shipment-store.ts'
import { Refusal } from '#errors.ts'
import { isEndInvoiced, takeBackCharges } from '#invoices/server/take-back-charge.ts'
import { lifecycleActions, stepOfLife } from '#requests/lifecycle.ts'
import { type LastStep, lastStepOf, wasMailed } from '#requests/server/history-store.ts'
import { endPromise } from '#requests/server/promise/promise-store.ts'
import { updatePromise } from '#requests/server/promise/update-promise.ts'
import type { RequestStatus } from '#requests/status.ts'
import { takeBackClosing } from '#worksheets/server/close-worksheet.ts'
import type { serviceDeskApi } from '../../service-desk.api.ts'
import { type Desk, lockRequest, requireOpen, writeDown } from './desk.ts'
import { changeRequest, type DeskState } from './desk-store.ts'

export type Undoable = LastStep & {
  statusBefore: RequestStatus
  /** The customer was mailed that it is done: taking it back is told as well. */
  isMailed: boolean
}

/** The step that can be taken back now; null when the last one cannot (requests/lifecycle.ts). */
export async function undoableStep(
  ctx: Pick<ReadContext, 'tx' | 'now' | 'reference'>,
  { id, status, outcome, closedAt }: Pick<DeskState, 'id' | 'status' | 'outcome' | 'closedAt'>,
): Promise<Undoable | null> {
  const { tx } = ctx
  const last = closedAt === null ? await lastStepOf(tx, id, lifecycleActions) : undefined
  const undo = last && stepOfLife(last.step).undo
  // What followed by itself from a customer's answer or a courier's word stays, as these do.
  if (!undo || last.byKind !== 'staff') return null
  if (last.status !== status || last.statusBefore === null || !stepOfLife(last.step).from.includes(last.statusBefore)) return null
  if (undo.unlessDeliveryOrdered && (await openShipment(tx, id, 'out'))) return null
  if (undo.endsCharge && (await isEndInvoiced(ctx, { id, outcome }))) return null
  const mailed = await wasMailed(tx, { requestId: id, historyId: last.historyId, kinds: stepOfLife(last.step).emails })
  return { ...last, statusBefore: last.statusBefore, isMailed: mailed }
}

/** Takes the last step back: the request stands as before, the history keeps the step and who took it back and why; a customer who was told of it is told of that too. */
export async function undoStep(ctx: Desk, { params, body: { version, reason } }: Input<typeof serviceDeskApi.undoStep>) {
  const request = await lockRequest(ctx, params.id)
  requireOpen(request, version)
  const last = await undoableStep(ctx, request)
  if (!last) throw new Refusal('STEP_CANNOT_BE_UNDONE')
  const { undo } = stepOfLife(last.step)
  await writeDown(ctx, request, { step: 'stepUndone', note: reason, status: last.statusBefore, undoes: last.historyId })
  const change = { status: last.statusBefore, promisedBy: null, ...Object.fromEntries((undo?.clears ?? []).map((column) => [column, null])) }
  const changed = await changeRequest(ctx.tx, request.id, change)
  await endPromise(ctx.tx, request.id, ctx.now, 'void')
  if (undo?.reopensWorksheet) await takeBackClosing(ctx, { requestId: request.id, accountId: employeeIdOf(ctx), reason })
  if (undo?.endsCharge) await takeBackCharges(ctx, request.id, reason)
  await updatePromise(ctx, request.id)
  if (last.isMailed) await ctx.announce('stepTakenBack', { requestId: request.id, historyId: last.historyId })
  return changed
}
