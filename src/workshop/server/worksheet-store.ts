import type { Kysely } from 'kysely'
import { type Selectable, sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB, Worksheets } from '#db/schema.ts'
import type { PartDraft, WorksheetDraft } from '../worksheet.ts'

export type StoredWorksheet = Selectable<Worksheets>

/** A request has one at most. The caller holds the request's lock where it writes. */
export const findWorksheet = (tx: ReadDb<DB>, requestId: number): Promise<StoredWorksheet | undefined> =>
  tx.selectFrom('worksheets').selectAll().where('requestId', '=', requestId).executeTakeFirst()

export const partsOf = (tx: ReadDb<DB>, requestId: number): Promise<PartDraft[]> =>
  tx
    .selectFrom('worksheetParts')
    .select(['partNumber', 'name', 'quantity', 'oldSerial', 'newSerial', 'netUnit', 'underWarranty'])
    .where('requestId', '=', requestId)
    .orderBy('position')
    .execute()

type Saving = { requestId: number; sheet: WorksheetDraft; now: Temporal.Instant; accountId: number }

/** Writes the whole sheet, the first time or over what is there. @returns the new revision */
export async function writeWorksheet(tx: Kysely<DB>, { requestId, sheet, now, accountId }: Saving): Promise<number> {
  const { parts, ...written } = sheet
  const saved = { ...written, savedAt: now, savedByAccountId: accountId }
  const { revision } = await tx
    .insertInto('worksheets')
    .values({ requestId, startedAt: now, ...saved })
    .onConflict((on) => on.column('requestId').doUpdateSet({ ...saved, revision: sql`worksheets.revision + 1` }))
    .returning('revision')
    .executeTakeFirstOrThrow()
  await tx.deleteFrom('worksheetParts').where('requestId', '=', requestId).execute()
  if (parts.length > 0)
    await tx
      .insertInto('worksheetParts')
      .values(parts.map((part, index) => ({ ...part, requestId, position: index + 1 })))
      .execute()
  return revision
}

/** Closes the sheet; one that nobody wrote is closed empty. */
export const closeSheet = (tx: Kysely<DB>, requestId: number, now: Temporal.Instant, accountId: number | null) =>
  tx
    .insertInto('worksheets')
    .values({ requestId, startedAt: now, savedAt: now, closedAt: now, closedByAccountId: accountId })
    .onConflict((on) => on.column('requestId').doUpdateSet({ closedAt: now, closedByAccountId: accountId }))
    .execute()

export const openSheetAgain = (tx: Kysely<DB>, requestId: number) =>
  tx.updateTable('worksheets').set({ closedAt: null, closedByAccountId: null }).where('requestId', '=', requestId).execute()

/** Who saved it last. */
export const nameOfSaver = (tx: ReadDb<DB>, accountId: number) =>
  tx.selectFrom('accounts').select(['firstName', 'middleName', 'lastName']).where('id', '=', accountId).executeTakeFirstOrThrow()
