import { employeeIdOf } from '#accounts/who.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { movedOn } from '#requests/server/lifecycle/request-state.ts'
import { requireLocked } from '#workshop/server/workshop-context.ts'
import type { WorkshopRequest } from '#workshop/server/workshop-request-store.ts'
import { type KindDefinition, soughtNumber } from '../../kind.ts'
import { requireKey } from '../brand/require-sheet.ts'
import { noteChange } from '../worksheet-changes-store.ts'
import { findWorksheet, nameRequest, type StoredWorksheet } from '../worksheet-store.ts'
import { joinRequest, lockSheet } from './alone-store.ts'
import { sheetMovedOn } from './require-alone.ts'

/** Its identifier stands on the sheet, wherever it was written. */
const isOfDevice = ({ numbers }: StoredWorksheet, { identifier, imei2, identifierGenerated }: WorkshopRequest): boolean =>
  !identifierGenerated && [identifier, imei2].some((one) => one !== null && numbers.includes(soughtNumber(one)))

/**
 * DESIGN 8.30: a request is joined to a sheet that began without one, and stays with it. From there on the request says what becomes of the work.
 * @param isConfirmed whoever joins them knows that the request names another device, or none that stands on the sheet
 * @throws Refusal NOT_FOUND, UNAUTHORISED, WORKSHEET_MOVED_ON, STATE_MOVED_ON, WORKSHEET_TAKEN, WORKSHEET_OTHER_DEVICE
 */
export async function joinSheet(
  ctx: TransactionContext & Call,
  kind: KindDefinition,
  id: number,
  { crmRequestId, isConfirmed }: { crmRequestId: number; isConfirmed: boolean },
) {
  requireKey(ctx, kind, 'edit')
  const request = await requireLocked(ctx, crmRequestId)
  const sheet = await lockSheet(ctx.tx, kind.kind, id)
  if (!sheet) throw new Refusal('NOT_FOUND')
  if (sheet.requestId === request.id) return { requestId: request.id }
  if (sheet.requestId !== null) throw sheetMovedOn()
  if (request.closedAt !== null) throw movedOn(request)
  const taken = await findWorksheet(ctx.tx, request.id)
  if (taken) throw new Refusal('WORKSHEET_TAKEN', { values: { number: taken.number } })
  if (!isConfirmed && !isOfDevice(sheet, request)) throw new Refusal('WORKSHEET_OTHER_DEVICE', { values: { device: request.identifier } })
  await joinRequest(ctx.tx, id, request.id)
  await nameRequest(ctx.tx, request.id, sheet.number)
  await noteChange(ctx.tx, { worksheetId: id, now: ctx.now, accountId: employeeIdOf(ctx), act: 'joined' })
  return { requestId: request.id }
}
