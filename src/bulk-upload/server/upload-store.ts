import type { Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { BulkUploads, DB } from '#db/schema.ts'
import type { Column } from '../columns.ts'

/** A row as it stands in the file. */
export type StoredRow = {
  readonly line: number
  readonly cells: readonly string[]
  /** How many characters a cell had in the file of which the beginning is kept, by its place. */
  readonly lengths?: Readonly<Record<number, number>>
}
/** What became of a row that was sent. */
export type StoredResult = { readonly line: number; readonly requestId: number; readonly reference: string | null; readonly fileName: string | null }

type Narrowed = {
  state: 'draft' | 'refused' | 'committed' | 'discarded'
  heading: string[] | null
  mapping: (Column | null)[] | null
  rows: StoredRow[] | null
  results: StoredResult[] | null
}
export type StoredUpload = Omit<Selectable<BulkUploads>, keyof Narrowed> & Narrowed

/** @param lock true: nobody else changes it until this transaction ends */
export const findUpload = (tx: ReadDb<DB>, accountId: number, id: number, { lock = false } = {}): Promise<StoredUpload | undefined> =>
  tx
    .selectFrom('bulkUploads')
    .selectAll()
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .$if(lock, (query) => query.forUpdate())
    // What stands in the columns of JSON is written by this file alone.
    .$castTo<StoredUpload>()
    .executeTakeFirst()

/** The last upload of the same bytes that this account had sent before this one. */
export const findSentBefore = (tx: ReadDb<DB>, { accountId, id, fileSha256 }: Pick<StoredUpload, 'accountId' | 'id' | 'fileSha256'>) =>
  tx
    .selectFrom('bulkUploads')
    .select(['id', 'committedAt', 'created'])
    .where('accountId', '=', accountId)
    .where('id', '<', id)
    .where('fileSha256', '=', fileSha256)
    .where('state', '=', 'committed')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

type NewUpload = {
  readonly accountId: number
  readonly companyId: number | null
  readonly fileName: string
  readonly fileSize: number
  readonly fileSha256: Buffer
  readonly uploadedAt: Temporal.Instant
}
type Table = { readonly heading: readonly string[]; readonly mapping: readonly (Column | null)[]; readonly rows: readonly StoredRow[] }

export async function insertUpload(
  tx: Kysely<DB>,
  upload: NewUpload,
  { repaired, ...table }: Table & { readonly repaired: boolean },
): Promise<number> {
  const { id } = await tx
    .insertInto('bulkUploads')
    .values({ ...upload, state: 'draft', repaired, ...tableColumns(table) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A file that could not be read is part of the log too. */
export const insertRefused = (tx: Kysely<DB>, upload: NewUpload, refusedBecause: string) =>
  tx
    .insertInto('bulkUploads')
    .values({ ...upload, state: 'refused', refusedBecause })
    .execute()

const tableColumns = ({ heading, mapping, rows }: Table) => ({
  heading: JSON.stringify(heading),
  mapping: JSON.stringify(mapping),
  rows: JSON.stringify(rows),
  rowCount: rows.length,
})

export const changeTable = (tx: Kysely<DB>, id: number, table: Table) =>
  tx
    .updateTable('bulkUploads')
    .set({ ...tableColumns(table), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()

export const noteCounts = (tx: Kysely<DB>, id: number, counts: { accepted: number; warned: number; wrong: number }) =>
  tx.updateTable('bulkUploads').set(counts).where('id', '=', id).where('state', '=', 'draft').execute()

/** What was in the file is not needed once its rows are requests. */
export const noteCommitted = (
  tx: Kysely<DB>,
  id: number,
  { orderId, results, now }: { orderId: number; results: readonly StoredResult[]; now: Temporal.Instant },
) =>
  tx
    .updateTable('bulkUploads')
    .set({
      state: 'committed',
      committedAt: now,
      orderId,
      results: JSON.stringify(results),
      created: results.length,
      heading: null,
      mapping: null,
      rows: null,
    })
    .where('id', '=', id)
    .execute()

export const discard = (tx: Kysely<DB>, id: number) =>
  tx.updateTable('bulkUploads').set({ state: 'discarded', heading: null, mapping: null, rows: null }).where('id', '=', id).execute()

const summaries = (tx: ReadDb<DB>) =>
  tx
    .selectFrom('bulkUploads')
    .select([
      'bulkUploads.id',
      'fileName',
      'fileSize',
      'uploadedAt',
      'state',
      'rowCount',
      'accepted',
      'warned',
      'wrong',
      'created',
      'orderId',
      'refusedBecause',
    ])
    .orderBy('bulkUploads.id', 'desc')
    .$narrowType<Pick<Narrowed, 'state'>>()

type Page = { readonly after?: number | undefined; readonly size: number }

/** @returns the newest first, one more than the page */
export const uploadsOf = (tx: ReadDb<DB>, accountId: number, { after, size }: Page) =>
  summaries(tx)
    .where('accountId', '=', accountId)
    .where('state', '<>', 'refused')
    .$if(after !== undefined, (query) => query.where('bulkUploads.id', '<', Number(after)))
    .limit(size + 1)
    .execute()

export type UploadRecord = Awaited<ReturnType<typeof uploadsOf>>[number]

/** Of every account. */
export const everyUpload = (tx: ReadDb<DB>, state: Narrowed['state'] | undefined, { after, size }: Page) =>
  summaries(tx)
    .innerJoin('accounts', 'accounts.id', 'bulkUploads.accountId')
    .select(['companyName', 'firstName', 'lastName', 'email'])
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? ''))
    .$if(after !== undefined, (query) => query.where('bulkUploads.id', '<', Number(after)))
    .limit(size + 1)
    .execute()

/** The requests of an upload, and whether each has a purchase document. */
export const sentRequests = (tx: ReadDb<DB>, requestIds: readonly number[]) =>
  tx
    .selectFrom('requests')
    .select(['id', 'identifier', 'warrantyTypeId', 'closedAt'])
    .select(
      sql<boolean>`exists (select from documents where documents.request_id = requests.id and documents.type in ('invoice', 'warrantyCard')
        and documents.replaced_at is null)`.as('hasDocument'),
    )
    .where(sql<boolean>`id = any(${[...requestIds]})`)
    .execute()
