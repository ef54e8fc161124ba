import { nameInWords } from '#accounts/name-in-words.ts'
import { employeeIdOf } from '#accounts/who.ts'
import { deviceName } from '#catalogue/device-name.ts'
import type { Call, ReadContext } from '#context.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { deviceOfOwner } from '../../alone.ts'
import type { SheetInList, SheetsAsked } from '../../brand-sheet.ts'
import { type KindDefinition, sheetOutcomes } from '../../kind.ts'
import { type SheetRow, sheetsOfList } from './brand-sheet-store.ts'

export async function listSheets(ctx: ReadContext & Call, { kind }: KindDefinition, asked: SheetsAsked) {
  const found = await sheetsOfList(ctx.tx, kind, asked, employeeIdOf(ctx))
  const page = found.slice(0, asked.size)
  const last = page.at(-1)
  return {
    worksheets: page.map((row) => inList(ctx, row)),
    next: found.length > asked.size && last ? `${last.closedAt === null ? 1 : 0}-${last.id}` : null,
  }
}

type TypedOwner = Pick<SheetRow, 'ownerName' | 'deviceBrand' | 'deviceGroup' | 'deviceType'>

/** What the customer and the device are called, by the request or as it is typed on the sheet; null: nobody has said. */
export function namesOf(
  { language }: Pick<Call, 'language'>,
  row: Pick<SheetRow, 'firstName' | 'middleName' | 'lastName' | 'companyName' | 'brandId' | 'brandName' | 'typeName' | 'requestId'> & TypedOwner,
) {
  if (row.requestId === null)
    return {
      customer: row.ownerName || null,
      device: deviceOfOwner({ brand: row.deviceBrand, type: row.deviceType, group: row.deviceGroup }) || null,
    }
  const { firstName, middleName, lastName, companyName, brandId, brandName, typeName } = row
  return {
    customer: (companyName ?? nameInWords(language, { firstName, middleName, lastName })) || null,
    device: brandId && brandName ? deviceName({ brandId, brandName, typeName }) : null,
  }
}

/** Of its request, or of the sheet itself where it has none; null: it has not ended. */
export const outcomeOf = ({ requestOutcome, sheetOutcome }: Pick<SheetRow, 'requestOutcome' | 'sheetOutcome'>) =>
  requestOutcome ?? sheetOutcomes.find((one) => one === sheetOutcome) ?? null

function inList(ctx: Call, row: SheetRow): SheetInList {
  const { id, number, requestId, identifier, status, startedAt, closedAt, saverFirst, saverMiddle, saverLast } = row
  return {
    id,
    number,
    requestId,
    requestNumber: requestId === null ? null : formatRequestNumber(requestId),
    ...namesOf(ctx, row),
    identifier: identifier ?? (row.deviceSerial || null),
    requestStatus: status,
    outcome: outcomeOf(row),
    visitDay: row.visitDay,
    openedAt: startedAt.toString(),
    savedBy: nameInWords(ctx.language, { firstName: saverFirst, middleName: saverMiddle, lastName: saverLast }) || null,
    closedAt: closedAt?.toString() ?? null,
  }
}
