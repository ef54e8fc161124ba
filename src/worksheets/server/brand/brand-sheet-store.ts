import { type Kysely, sql } from 'kysely'
import { compiledRow } from '#base/server/db/compiled-statement.ts'
import { part, statementsAsOne } from '#base/server/db/one-statement.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { StoredFile } from '#documents/server/document-store.ts'
import { spellingsOf } from '#requests/identifier.ts'
import { parseRequestNumber } from '#requests/request-number.ts'
import type { Outcome, RequestStatus } from '#requests/status.ts'
import { asWorksheetNumber } from '#requests/worksheet-number.ts'
import { maxSheetsOfPage as maxSize, type SheetsAsked, sheetsOfPage as usualSize } from '../../brand-sheet.ts'
import { soughtNumber } from '../../kind.ts'
import type { StoredWorksheet } from '../worksheet-store.ts'

const sheetOfKind = compiledRow((tx: ReadDb<DB>, { kind, id }: { kind: string; id: number }) =>
  tx.selectFrom('worksheets').selectAll().where('kind', '=', kind).where('id', '=', id),
)

export const findSheet = (tx: ReadDb<DB>, kind: string, id: number): Promise<StoredWorksheet | undefined> => sheetOfKind(tx, { kind, id })

const rows = (tx: ReadDb<DB>, kind: string) =>
  tx
    .selectFrom('worksheets')
    .leftJoin('requests', 'requests.id', 'worksheets.requestId')
    .leftJoin('brands', 'brands.id', 'requests.brandId')
    .leftJoin('productTypes', 'productTypes.id', 'requests.productTypeId')
    .leftJoin('accounts as saver', 'saver.id', 'worksheets.savedByAccountId')
    .select(['worksheets.id', 'worksheets.number', 'worksheets.requestId', 'worksheets.startedAt', 'worksheets.closedAt'])
    .select(['requests.firstName', 'requests.middleName', 'requests.lastName', 'requests.companyName', 'requests.identifier', 'requests.status'])
    // Each under a name of its own: beside all of a sheet, its outcome would hide that of its request.
    .select(['requests.outcome as requestOutcome', 'worksheets.outcome as sheetOutcome'])
    .select(['requests.brandId', 'brands.name as brandName', 'requests.dateOfPurchase', 'requests.arrivedAt'])
    .select(sql<string | null>`coalesce(product_types.trade_name, requests.product_type_other)`.as('typeName'))
    .select(['worksheets.ownerName', 'worksheets.deviceBrand', 'worksheets.deviceGroup', 'worksheets.deviceType', 'worksheets.deviceSerial'])
    .select('worksheets.visitDay')
    .select(['saver.firstName as saverFirst', 'saver.middleName as saverMiddle', 'saver.lastName as saverLast'])
    .where('worksheets.kind', '=', kind)
    .$narrowType<{ status: RequestStatus | null; requestOutcome: Outcome | null }>()

export type SheetRow = Awaited<ReturnType<typeof sheetsOfList>>[number]

/** A number as it may be meant, ready to be looked for. */
type Sought = {
  readonly sheetNumber: string
  readonly requestNumber: number | null
  readonly ownNumber: string
  readonly identifiers: readonly string[]
}
const soughtBy = (text: string): Sought => ({
  sheetNumber: asWorksheetNumber(text),
  requestNumber: parseRequestNumber(text),
  ownNumber: soughtNumber(text),
  identifiers: spellingsOf(text),
})

// As an array, so that few sheets are fetched by their ids: the planner would walk the list in its order until it met them.

/** Every sheet of a number, each way through an index of its own. */
const sheetsWith = ({ sheetNumber, requestNumber, ownNumber, identifiers }: Sought) => sql<boolean>`worksheets.id = any(array(
    select id from worksheets where number = ${sheetNumber}
    union select id from worksheets where request_id = ${requestNumber}::bigint
    union select id from worksheets where numbers @> array[${ownNumber}::text]
    union select worksheets.id from worksheets join requests on requests.id = request_id where identifier = any(${identifiers}::text[])
    union select worksheets.id from worksheets join requests on requests.id = request_id where imei2 = any(${identifiers}::text[])))`

/** Of requests that are open and assigned to somebody, last saved by them, or a visit of theirs. */
const sheetsOf = (accountId: number) => sql<boolean>`worksheets.id = any(array(
    select id from worksheets where saved_by_account_id = ${accountId}
    union select id from worksheets where technician_account_id = ${accountId}
    union select worksheets.id from worksheets join requests on requests.id = request_id where assigned_account_id = ${accountId} and requests.closed_at is null))`

/** As a part of the index of the list: PostgreSQL reads `closed_at is not null` as a filter, and walks through every unfinished one to the first that is closed. */
const isInPart = (state: 'open' | 'closed') =>
  sql<boolean>`((worksheets.closed_at is null), worksheets.id) ${state === 'open' ? sql`>=` : sql`<`} (true, 0)`

type Asked = Sought & { readonly kind: string; readonly accountId: number; readonly afterOpen: boolean; readonly afterId: number }
type ListShape = { isSought: boolean; state: SheetsAsked['state']; mine: boolean; isLater: boolean; limit: number }

/** The limit stands in the text: not knowing it, PostgreSQL would expect a tenth of all sheets. */
const listed = statementsAsOne(({ isSought, state, mine, isLater, limit }: ListShape) => ({
  rows: part(
    (tx: ReadDb<DB>, asked: Asked) => {
      let query = rows(tx, asked.kind)
      if (isSought) query = query.where(sheetsWith(asked))
      if (state !== 'all') query = query.where(isInPart(state))
      if (mine) query = query.where(sheetsOf(asked.accountId))
      if (isLater)
        query = query.where(sql<boolean>`((worksheets.closed_at is null), worksheets.id) < (${asked.afterOpen}::boolean, ${asked.afterId}::bigint)`)
      return query.orderBy(sql`(worksheets.closed_at is null)`, 'desc').orderBy('worksheets.id', 'desc').limit(limit)
    },
    { startedAt: true, closedAt: true, arrivedAt: true },
  ),
}))

/** Unfinished ones first, the newest first; more than the page has, where there are more. */
export async function sheetsOfList(tx: ReadDb<DB>, kind: string, { text = '', state, mine, after, size }: SheetsAsked, accountId: number) {
  const [open, id] = after?.split('-') ?? []
  const asked: Asked = { ...soughtBy(text), kind, accountId, afterOpen: open === '1', afterId: Number(id ?? 0) }
  const shape = { isSought: text !== '', state, mine, isLater: after !== undefined, limit: (size <= usualSize ? usualSize : maxSize) + 1 }
  return (await listed(tx, asked, shape)).rows
}

/** In their order. */
export const sheetsOfFile = (tx: ReadDb<DB>, kind: string, ids: readonly number[]) =>
  rows(tx, kind).selectAll('worksheets').where('worksheets.id', '=', sql<number>`any(${ids}::bigint[])`).orderBy('worksheets.id').execute()

export const partsOfSheets = (tx: ReadDb<DB>, ids: readonly number[]) =>
  tx
    .selectFrom('worksheetParts')
    .selectAll()
    .where('worksheetId', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('worksheetId')
    .orderBy('position')
    .execute()

export async function insertDocuments(
  tx: Kysely<DB>,
  { worksheetId, now, accountId }: { worksheetId: number; now: Temporal.Instant; accountId: number },
  documents: readonly (StoredFile & { readonly name: string })[],
): Promise<void> {
  await tx
    .insertInto('storedFiles')
    .values(documents.map(({ name: _, ...file }) => ({ ...file, createdAt: now })))
    .execute()
  await tx
    .insertInto('worksheetDocuments')
    .values(documents.map(({ name, key }) => ({ worksheetId, name, fileKey: key, createdAt: now, createdByAccountId: accountId })))
    .execute()
}

export const documentsOfSheet = (tx: ReadDb<DB>, worksheetId: number) =>
  tx
    .selectFrom('worksheetDocuments')
    .innerJoin('accounts', 'accounts.id', 'createdByAccountId')
    .select(['worksheetDocuments.id', 'name', 'fileKey', 'worksheetDocuments.createdAt', 'firstName', 'middleName', 'lastName'])
    .where('worksheetId', '=', worksheetId)
    .orderBy('worksheetDocuments.id')
    .execute()

/** When a sheet was last sent to its customer. */
export const lastSent = (tx: ReadDb<DB>, worksheetId: number) =>
  tx
    .selectFrom('worksheetChanges')
    .select(['at'])
    .where('worksheetId', '=', worksheetId)
    .where('act', '=', 'sent')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
