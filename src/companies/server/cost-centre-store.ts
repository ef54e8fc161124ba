import { type Kysely, sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { CostCentre } from '../cost-centre.ts'

const columns = ['id', 'version', 'code', 'name', 'active'] as const

/** Those in use first, by code. */
export const costCentresOf = (tx: ReadDb<DB>, companyId: number): Promise<CostCentre[]> =>
  tx.selectFrom('costCentres').select(columns).where('companyId', '=', companyId).orderBy('active', 'desc').orderBy('code').orderBy('id').execute()

export const findCostCentre = (tx: ReadDb<DB>, companyId: number, id: number): Promise<CostCentre | undefined> =>
  tx.selectFrom('costCentres').select(columns).where('companyId', '=', companyId).where('id', '=', id).executeTakeFirst()

type Named = Pick<CostCentre, 'code' | 'name'>

/** A company has each code once, however its letters are written. */
export const isCodeTaken = async (tx: ReadDb<DB>, companyId: number, { code, id }: { code: string; id?: number }): Promise<boolean> =>
  (await tx
    .selectFrom('costCentres')
    .select('id')
    .where('companyId', '=', companyId)
    .where(sql<boolean>`upper(code) = upper(${code})`)
    .$if(id !== undefined, (query) => query.where('id', '<>', id ?? 0))
    .executeTakeFirst()) !== undefined

export const insertCostCentre = async (tx: Kysely<DB>, companyId: number, { code, name }: Named): Promise<number> =>
  (await tx.insertInto('costCentres').values({ companyId, code, name }).returning('id').executeTakeFirstOrThrow()).id

/** @returns false when somebody has changed it since this version */
export const updateCostCentre = async (tx: Kysely<DB>, id: number, { version, code, name, active }: Omit<CostCentre, 'id'>): Promise<boolean> =>
  (await tx
    .updateTable('costCentres')
    .set((eb) => ({ code, name, active, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()) !== undefined

export async function chooseCostCentres(tx: Kysely<DB>, accountId: number, costCentreIds: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('costCentrePeople')
    .where('accountId', '=', accountId)
    .where('costCentreId', 'not in', [0, ...costCentreIds])
    .execute()
  if (costCentreIds.length === 0) return
  await tx
    .insertInto('costCentrePeople')
    .values(costCentreIds.map((costCentreId) => ({ accountId, costCentreId })))
    .onConflict((on) => on.doNothing())
    .execute()
}

/** The request of a company as it stands, locked. */
export const lockRequestOfCompany = (tx: ReadDb<DB>, companyId: number, requestId: number) =>
  tx
    .selectFrom('requests')
    .select(['id', 'version', 'costCentreId'])
    .where('id', '=', requestId)
    .where('companyId', '=', companyId)
    .forUpdate()
    .executeTakeFirst()

export const moveRequest = (tx: Kysely<DB>, requestId: number, costCentreId: number | null) =>
  tx
    .updateTable('requests')
    .set((eb) => ({ costCentreId, version: eb('version', '+', 1) }))
    .where('id', '=', requestId)
    .returning('version')
    .executeTakeFirstOrThrow()
