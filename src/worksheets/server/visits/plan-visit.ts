import { employeeIdOf } from '#accounts/who.ts'
import { addYears, budapestDay } from '#calendar/calendar.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { KindDefinition } from '../../kind.ts'
import { isVisitDay, type PlannedVisit } from '../../visit.ts'
import { lockSheet } from '../alone/alone-store.ts'
import { sheetMovedOn } from '../alone/require-alone.ts'
import { requireKey } from '../brand/require-sheet.ts'
import { noteChange } from '../worksheet-changes-store.ts'
import { visitInLine, visitOf } from './visit-of.ts'
import { techniciansOf, writeVisit } from './visit-store.ts'

/**
 * Puts a visit on a day, moves it, or gives it to somebody. A day gone by stays where only the rest changes.
 * @throws Refusal NOT_FOUND, UNAUTHORISED, WORKSHEET_MOVED_ON, VISIT_DAY, EMPLOYEE_UNKNOWN
 */
export async function planVisit(
  ctx: TransactionContext & Call,
  kind: KindDefinition,
  id: number,
  { version, visit }: { version: number; visit: PlannedVisit },
): Promise<{ version: number }> {
  requireKey(ctx, kind, 'edit')
  const sheet = await lockSheet(ctx.tx, kind.kind, id)
  if (!sheet) throw new Refusal('NOT_FOUND')
  if (sheet.closedAt !== null || sheet.version !== version) throw sheetMovedOn()
  const today = budapestDay(ctx.now)
  if (visit.day !== null && visit.day !== sheet.visitDay && !isVisitDay(visit.day, today, addYears(today, 1)))
    throw new Refusal('VISIT_DAY', { fields: [{ path: 'visit.day', code: 'VISIT_DAY' }] })
  const { technicianId } = visit
  if (technicianId !== null && !(await techniciansOf(ctx.tx, kind.keys.edit)).some((one) => one.id === technicianId))
    throw new Refusal('EMPLOYEE_UNKNOWN', { fields: [{ path: 'visit.technicianId', code: 'EMPLOYEE_UNKNOWN' }] })
  const before = visitInLine(await visitOf(ctx, sheet))
  await noteChange(ctx.tx, { worksheetId: id, now: ctx.now, accountId: employeeIdOf(ctx), act: 'saved', before: { visit: before } })
  return { version: await writeVisit(ctx.tx, id, visit) }
}
