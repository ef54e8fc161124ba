import { employeeIdOf, keysOf } from '#accounts/who.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { type AloneOutcome, aloneOutcomesOf } from '../../alone.ts'
import { fieldsOf, type KindDefinition } from '../../kind.ts'
import { requireComplete } from '../require-complete.ts'
import { storedFieldsOf } from '../stored-fields.ts'
import { noteChange } from '../worksheet-changes-store.ts'
import type { StoredWorksheet } from '../worksheet-store.ts'
import { closeAlone, nextOf, openAloneAgain } from './alone-store.ts'
import { beginAlone } from './begin-alone.ts'
import { requireAlone, sheetMovedOn } from './require-alone.ts'
import { ownerOf } from './stored-owner.ts'

type Ctx = TransactionContext & Call

/**
 * The work is over and no request says so. Where another visit is needed, the next sheet is opened with the same customer and device; said twice, it
 * is done once.
 * @throws Refusal NOT_FOUND, UNAUTHORISED, WORKSHEET_MOVED_ON, OUTCOME_NOT_POSSIBLE, WORKSHEET_INCOMPLETE
 */
export async function closeSheetAlone(
  ctx: Ctx,
  kind: KindDefinition,
  id: number,
  { revision, outcome }: { revision: number; outcome: AloneOutcome },
) {
  const sheet = await requireAlone(ctx, kind, id)
  if (sheet.closedAt !== null && sheet.outcome === outcome) return { nextId: (await nextOf(ctx.tx, id))?.id ?? null }
  if (sheet.closedAt !== null || sheet.revision !== revision) throw sheetMovedOn()
  const fields = storedFieldsOf(sheet)
  if (!aloneOutcomesOf(kind, fields).includes(outcome)) throw new Refusal('OUTCOME_NOT_POSSIBLE')
  await requireComplete(ctx, kind, outcome, { ...sheet, ...fields })
  const accountId = employeeIdOf(ctx)
  await closeAlone(ctx.tx, id, { now: ctx.now, accountId, outcome })
  await noteChange(ctx.tx, { worksheetId: id, now: ctx.now, accountId, act: 'closed' })
  return { nextId: outcome === 'SECOND_VISIT' ? await openNext(ctx, kind, sheet) : null }
}

/** What is known of the device, and why somebody comes again; its day is for the planner. Closed a second time, it goes on with the same sheet. */
async function openNext(ctx: Ctx, kind: KindDefinition, sheet: StoredWorksheet): Promise<number> {
  const there = await nextOf(ctx.tx, sheet.id)
  if (there) return there.id
  const fields = storedFieldsOf(sheet)
  const ofDevice = fieldsOf(kind).filter(({ isOfDevice }) => isOfDevice)
  const { id } = await beginAlone(ctx, kind, {
    owner: { ...ownerOf(sheet), fault: String(fields.secondVisitReason ?? '') || sheet.reportedFault },
    fields: Object.fromEntries(ofDevice.flatMap(({ name }) => (fields[name] === undefined ? [] : [[name, fields[name]]]))),
    previousId: sheet.id,
  })
  return id
}

/** @throws Refusal NOT_FOUND, UNAUTHORISED without the key to take steps back, WORKSHEET_MOVED_ON */
export async function reopenSheetAlone(ctx: Ctx, kind: KindDefinition, id: number, { reason }: { reason: string }) {
  const sheet = await requireAlone(ctx, kind, id)
  if (!keysOf(ctx.actor).includes('request.undo')) throw new Refusal('UNAUTHORISED')
  if (sheet.closedAt === null) throw sheetMovedOn()
  await openAloneAgain(ctx.tx, id)
  await noteChange(ctx.tx, { worksheetId: id, now: ctx.now, accountId: employeeIdOf(ctx), act: 'reopened', reason })
  return { revision: sheet.revision }
}
