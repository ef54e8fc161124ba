import { type SelectQueryBuilder, sql } from 'kysely'
import type { Reach } from '#accounts/who.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { Day } from '#calendar/calendar.ts'
import type { DB } from '#db/schema.ts'
import { Refusal } from '#errors.ts'
import { isWithin } from '#requests/server/within-reach-store.ts'
import type { Period } from '../report.ts'

/** Whose requests, of which brand. `reach` null: everybody's, or with `companyId` those of one company. */
export type Whose = { readonly reach: Reach | null; readonly companyId: number | undefined; readonly brandId?: number | undefined }
export type Scope = Whose & { readonly period: Period }

/**
 * Runs a report: it only reads, and it ends in five seconds (SECURITY, Rep).
 * @throws Refusal REPORT_TOO_LARGE when the time is over
 */
export async function withinSeconds<T>(db: ReadDb<DB>, read: (tx: ReadDb<DB>) => Promise<T>): Promise<T> {
  try {
    return await db
      .transaction()
      .setAccessMode('read only')
      .execute(async (tx) => {
        await sql`set local statement_timeout = '5s'`.execute(tx)
        return read(tx)
      })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '57014') throw new Refusal('REPORT_TOO_LARGE')
    throw error
  }
}

/** The first moment of a day in Budapest, and of the day after it. */
export const beginning = (day: Day) => Temporal.PlainDate.from(day).toZonedDateTime('Europe/Budapest').toInstant()
export const end = (day: Day) => Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime('Europe/Budapest').toInstant()

/** The only place that says whose rows a report reads, as a condition of SQL. @param table `requests`, or what it is called in the query */
export const isOf = ({ reach, companyId, brandId }: Whose, table = 'requests') => {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  const conditions = [
    ...(reach ? [isWithin(reach, table)] : []),
    ...(companyId === undefined ? [] : [sql<boolean>`${column('companyId')} = ${companyId}`]),
    ...(brandId === undefined ? [] : [sql<boolean>`${column('brandId')} = ${brandId}`]),
  ]
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

/** Those of the scope with this moment in its period. */
export const within = <O>(query: SelectQueryBuilder<DB, 'requests', O>, moment: 'receivedAt' | 'readyAt', scope: Scope) =>
  query.where(isOf(scope)).where(`requests.${moment}`, '>=', beginning(scope.period.from)).where(`requests.${moment}`, '<', end(scope.period.to))

export const companyExists = async (tx: ReadDb<DB>, id: number): Promise<boolean> =>
  (await tx.selectFrom('companies').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** By name, for reports that count by brand. */
export const brandNames = (tx: ReadDb<DB>): Promise<{ id: number; name: string }[]> =>
  tx.selectFrom('brands').select(['id', 'name']).orderBy('name').execute()

/** With what tells two of one name apart. */
export const companiesByName = (tx: ReadDb<DB>, most: number): Promise<{ id: number; name: string }[]> =>
  tx
    .selectFrom('companies')
    .leftJoin('lookups', (join) => join.on('lookups.kind', '=', 'businessForms').onRef('lookups.id', '=', 'companies.businessFormId'))
    .select(['companies.id', sql<string>`concat_ws(' ', companies.name, lookups.short)`.as('name')])
    .orderBy('companies.name')
    .orderBy('companies.id')
    .limit(most)
    .execute()
