import { employeeIdOf } from '#accounts/who.ts'
import type { Call, TransactionContext } from '#context.ts'
import type { SheetOwner } from '../../alone.ts'
import { type FieldValue, type KindDefinition, soughtNumber } from '../../kind.ts'
import { numberOfKind } from '../open-worksheet.ts'
import type { StoredWorksheet } from '../worksheet-store.ts'
import { insertAlone } from './alone-store.ts'

type Fields = Readonly<Record<string, FieldValue>>

/** A number by which the sheet is found, beside those of its fields. */
export const numberOfDevice = ({ serial }: Pick<SheetOwner, 'serial'>): string[] => [soughtNumber(serial)].filter(({ length }) => length >= 3)

/** DESIGN 8.30: the sheet of a walk-in or of field service, with whose device it is typed on it. The visit is whoever's who begins it. */
export async function beginAlone(
  ctx: TransactionContext & Call,
  kind: KindDefinition,
  { owner, fields, previousId = null }: { owner: SheetOwner; fields: Fields; previousId?: number | null },
): Promise<StoredWorksheet> {
  return insertAlone(ctx.tx, {
    kind: kind.kind,
    number: await numberOfKind(ctx, kind),
    now: ctx.now,
    owner,
    fields,
    numbers: numberOfDevice(owner),
    previousId,
    technicianAccountId: kind.hasVisits ? employeeIdOf(ctx) : null,
  })
}
