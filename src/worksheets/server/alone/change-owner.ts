import { employeeIdOf } from '#accounts/who.ts'
import type { Call, TransactionContext } from '#context.ts'
import { addressOfOwner, deviceOfOwner, type SheetOwner } from '../../alone.ts'
import { type KindDefinition, numbersOn } from '../../kind.ts'
import { storedFieldsOf } from '../stored-fields.ts'
import { noteChange } from '../worksheet-changes-store.ts'
import { partsOf } from '../worksheet-store.ts'
import { writeOwner } from './alone-store.ts'
import { numberOfDevice } from './begin-alone.ts'
import { requireAlone, sheetMovedOn } from './require-alone.ts'
import { ownerOf } from './stored-owner.ts'

/** Corrects whose device it is. @throws Refusal NOT_FOUND, UNAUTHORISED, WORKSHEET_MOVED_ON */
export async function changeOwner(
  ctx: TransactionContext & Call,
  kind: KindDefinition,
  id: number,
  { version, owner }: { version: number; owner: SheetOwner },
) {
  const sheet = await requireAlone(ctx, kind, id)
  if (sheet.closedAt !== null || sheet.version !== version) throw sheetMovedOn()
  const before = ownerOf(sheet)
  if (JSON.stringify(before) === JSON.stringify(owner)) return { version }
  const listed = [before.name, addressOfOwner(before), before.phone, before.email, deviceOfOwner(before), before.serial, before.fault]
  await noteChange(ctx.tx, {
    ...{ worksheetId: id, now: ctx.now, accountId: employeeIdOf(ctx), act: 'saved' },
    before: { owner: listed.filter(Boolean).join(', ') },
  })
  const numbers = numbersOn(kind, { ...sheet, ...storedFieldsOf(sheet) }, await partsOf(ctx.tx, id))
  return { version: await writeOwner(ctx.tx, id, owner, [...new Set([...numbers, ...numberOfDevice(owner)])]) }
}
