import { type Kysely, type Selectable, sql } from 'kysely'
import { compiledRead, compiledRow, compiledWrite, ofShape } from '#base/server/db/compiled-statement.ts'
import { part } from '#base/server/db/one-statement.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import { together } from '#base/server/db/together.ts'
import type { DB, Worksheets } from '#db/schema.ts'
import type { IdentifierKind } from '#requests/identifier.ts'
import type { CommonField, PartDraft, WorksheetDraft } from '../worksheet.ts'

export type StoredWorksheet = Selectable<Worksheets>

/** A request has one at most. The caller holds the request's lock where it writes. */
export const findWorksheet = (tx: ReadDb<DB>, requestId: number): Promise<StoredWorksheet | undefined> => sheetOfRequest(tx, { requestId })

const sheetOfRequest = compiledRow((tx: ReadDb<DB>, { requestId }: { requestId: number }) =>
  tx.selectFrom('worksheets').selectAll().where('requestId', '=', requestId),
)

export const partsOf = (tx: ReadDb<DB>, worksheetId: number): Promise<PartDraft[]> => partsOfSheet(tx, { worksheetId })

const partsOn = (tx: ReadDb<DB>, { worksheetId }: { worksheetId: number }) =>
  tx
    .selectFrom('worksheetParts')
    .select(['partNumber', 'name', 'quantity', 'oldSerial', 'newSerial', 'netUnit', 'underWarranty'])
    .where('worksheetId', '=', worksheetId)
    .orderBy('position')
const partsOfSheet = compiledRead(partsOn)
export const partsPart = part(partsOn, {}, { isSpread: true })

/** @param number null: one of the house's own */
export const insertWorksheet = (
  tx: Kysely<DB>,
  sheet: { requestId: number; kind: string; number: string | null; startedAt: Temporal.Instant; fields: object },
) =>
  tx
    .insertInto('worksheets')
    .values({ ...sheet, fields: JSON.stringify(sheet.fields), number: sheet.number ?? sql<string>`new_worksheet_number()` })
    .returningAll()
    .executeTakeFirstOrThrow()

/** What a sheet may know when it is opened, as it was booked: `model` is the maker's name of it. Null: nobody said. */
export async function knownOfRequest(tx: ReadDb<DB>, requestId: number) {
  const { identifier, identifierKind, identifierGenerated, ...known } = await tx
    .selectFrom('requests')
    .leftJoin('productTypes', 'productTypes.id', 'requests.productTypeId')
    .select(['productTypes.factoryName as model', 'rmaNumber', 'identifier', 'identifierKind', 'identifierGenerated'])
    .where('requests.id', '=', requestId)
    .executeTakeFirstOrThrow()
  const said = (kind: IdentifierKind) => (identifierKind === kind && !identifierGenerated ? identifier : null)
  return { ...known, serial: said('serial'), imei: said('imei') }
}

/** The next number of a brand's sheets in a year, from 1. Arrivals of the same brand wait for each other, so none is left out. */
export async function nextCount(tx: Kysely<DB>, prefix: string, year: number): Promise<number> {
  const { last } = await tx
    .insertInto('worksheetNumbers')
    .values({ prefix, year, last: 1 })
    .onConflict((on) => on.columns(['prefix', 'year']).doUpdateSet({ last: sql`worksheet_numbers.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

/** The request is known by its sheet's number from here on. */
export const nameRequest = (tx: Kysely<DB>, requestId: number, number: string) =>
  tx.updateTable('requests').set({ gsmWorksheetId: number }).where('id', '=', requestId).where('gsmWorksheetId', 'is', null).execute()

/** The brand's own part, and every number by which the sheet is found. */
export type BrandPart = { readonly fields: object; readonly numbers: readonly string[] }

type WrittenRow = Pick<WorksheetDraft, CommonField> & {
  readonly id: number
  readonly now: Temporal.Instant
  readonly accountId: number | null
  readonly fields?: string
  readonly numbers?: string[]
}

type Saving = {
  readonly id: number
  readonly sheet: WorksheetDraft
  /** False: its parts stand as they were. */
  readonly writesParts: boolean
  readonly own?: BrandPart
  readonly now: Temporal.Instant
  readonly accountId: number | null
}

const writeRow = ofShape(({ hasOwn }: { hasOwn: boolean }) =>
  compiledWrite((tx: Kysely<DB>, row: WrittenRow) =>
    tx
      .updateTable('worksheets')
      .set({
        diagnosis: row.diagnosis,
        workDone: row.workDone,
        testResult: row.testResult,
        labourMinutes: row.labourMinutes,
        deviceIdentifierOut: row.deviceIdentifierOut,
        customerRemark: row.customerRemark,
        internalNote: row.internalNote,
        savedAt: row.now,
        savedByAccountId: row.accountId,
        revision: sql`revision + 1`,
        ...(hasOwn ? { fields: row.fields, numbers: row.numbers } : {}),
      })
      .where('id', '=', row.id),
  ),
)

/** Writes over what is there, but for the brand's own part where none is given, and makes the revision one higher. All of it leaves at once. */
export function writeWorksheet(tx: Kysely<DB>, { id, sheet, writesParts, own, now, accountId }: Saving): Promise<unknown> {
  const { parts, ...common } = sheet
  const ofBrand = own && { fields: JSON.stringify(own.fields), numbers: [...own.numbers] }
  const row = writeRow({ hasOwn: own !== undefined })(tx, { ...common, ...ofBrand, id, now, accountId })
  return together([row, ...(writesParts ? writeParts(tx, id, parts) : [])])
}

function writeParts(tx: Kysely<DB>, worksheetId: number, parts: readonly PartDraft[]): Promise<unknown>[] {
  const before = tx.deleteFrom('worksheetParts').where('worksheetId', '=', worksheetId).execute()
  if (parts.length === 0) return [before]
  const rows = parts.map((part, index) => ({ ...part, worksheetId, position: index + 1 }))
  return [before, tx.insertInto('worksheetParts').values(rows).execute()]
}

export const closeSheet = (tx: Kysely<DB>, id: number, now: Temporal.Instant, accountId: number | null) =>
  tx.updateTable('worksheets').set({ closedAt: now, closedByAccountId: accountId }).where('id', '=', id).execute()

export const openSheetAgain = (tx: Kysely<DB>, id: number) =>
  tx.updateTable('worksheets').set({ closedAt: null, closedByAccountId: null }).where('id', '=', id).execute()

/** Who saved it last; nobody is not asked for. */
export const nameOfSaver = async (tx: ReadDb<DB>, accountId: number | null) => (accountId === null ? undefined : nameOf(tx, { accountId }))

const named = (tx: ReadDb<DB>, { accountId }: { accountId: number | null }) =>
  tx.selectFrom('accounts').select(['firstName', 'middleName', 'lastName']).where('id', '=', sql<number>`${accountId}::bigint`)
const nameOf = compiledRow(named)
export const saverPart = part(named, {})
