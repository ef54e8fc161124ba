import { type Kysely, sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { Insurer, InsurerData } from '../../insurers.api.ts'

/** By name. There are a few dozen in the country. */
export const allInsurers = (tx: ReadDb<DB>): Promise<Insurer[]> =>
  tx
    .selectFrom('insurers')
    .select(['id', 'version', 'name', 'postalCode', 'city', 'address', 'taxNumber', 'email', 'dueDays'])
    .orderBy('name')
    .orderBy('id')
    .execute()

export const findInsurer = (tx: ReadDb<DB>, id: number) => tx.selectFrom('insurers').select(['id', 'version']).where('id', '=', id).executeTakeFirst()

type By = { changedAt: Temporal.Instant; changedBy: number }

export async function insertInsurer(tx: Kysely<DB>, data: InsurerData & By): Promise<number> {
  const { id } = await tx.insertInto('insurers').values(data).returning('id').executeTakeFirstOrThrow()
  return id
}

/** @returns false when somebody has changed it since that version */
export async function updateInsurer(tx: Kysely<DB>, id: number, version: number, data: InsurerData & By): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('insurers')
    .set({ ...data, version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
