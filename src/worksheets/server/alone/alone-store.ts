import { type Kysely, sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { AloneOutcome, SheetOwner } from '../../alone.ts'
import type { StoredWorksheet } from '../worksheet-store.ts'

/** Nobody else saves, closes or joins it until the transaction ends. Where a request is locked too, that comes first. */
export const lockSheet = (tx: Kysely<DB>, kind: string, id: number): Promise<StoredWorksheet | undefined> =>
  tx.selectFrom('worksheets').selectAll().where('kind', '=', kind).where('id', '=', id).forUpdate().executeTakeFirst()

const ownerColumns = ({ name, email, phone, postalCode, city, street, language, brand, group, type, serial, fault }: SheetOwner) => ({
  ...{ ownerName: name, ownerEmail: email, ownerPhone: phone, ownerPostalCode: postalCode, ownerCity: city, ownerStreet: street },
  ...{ ownerLanguage: language, deviceBrand: brand, deviceGroup: group, deviceType: type, deviceSerial: serial, reportedFault: fault },
})

type Begun = {
  readonly kind: string
  /** Null: one of the house's own. */
  readonly number: string | null
  readonly now: Temporal.Instant
  readonly owner: SheetOwner
  readonly fields: object
  readonly numbers: readonly string[]
  readonly previousId: number | null
  readonly technicianAccountId: number | null
}

/** A sheet that has no request. */
export const insertAlone = (tx: Kysely<DB>, { kind, number, now, owner, fields, numbers, previousId, technicianAccountId }: Begun) =>
  tx
    .insertInto('worksheets')
    .values({
      ...ownerColumns(owner),
      ...{ kind, previousId, technicianAccountId, startedAt: now, fields: JSON.stringify(fields), numbers: [...numbers] },
      number: number ?? sql<string>`new_worksheet_number()`,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** @returns the new version */
export async function writeOwner(tx: Kysely<DB>, id: number, owner: SheetOwner, numbers: readonly string[]): Promise<number> {
  const { version } = await tx
    .updateTable('worksheets')
    .set({ ...ownerColumns(owner), numbers: [...numbers], version: sql`version + 1` })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

export const closeAlone = (tx: Kysely<DB>, id: number, closing: { now: Temporal.Instant; accountId: number; outcome: AloneOutcome }) =>
  tx
    .updateTable('worksheets')
    .set({ closedAt: closing.now, closedByAccountId: closing.accountId, outcome: closing.outcome })
    .where('id', '=', id)
    .execute()

export const openAloneAgain = (tx: Kysely<DB>, id: number) =>
  tx.updateTable('worksheets').set({ closedAt: null, closedByAccountId: null, outcome: null }).where('id', '=', id).execute()

export const joinRequest = (tx: Kysely<DB>, id: number, requestId: number) =>
  tx.updateTable('worksheets').set({ requestId }).where('id', '=', id).execute()

/** The sheet that goes on with the work of this one. */
export const nextOf = (tx: ReadDb<DB>, id: number) =>
  tx.selectFrom('worksheets').select(['id', 'number']).where('previousId', '=', id).executeTakeFirst()

export const namedSheet = (tx: ReadDb<DB>, id: number) => tx.selectFrom('worksheets').select(['id', 'number']).where('id', '=', id).executeTakeFirst()

export const sheetById = (tx: ReadDb<DB>, id: number): Promise<StoredWorksheet | undefined> =>
  tx.selectFrom('worksheets').selectAll().where('id', '=', id).executeTakeFirst()
