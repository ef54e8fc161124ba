import { type Kysely, sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import { beginning } from '../report-store.ts'

/** Companies that were there before the next month began, want a statement and have none of this month. @param month `2026-11` */
export async function companiesWithoutStatement(tx: ReadDb<DB>, month: string, max: number): Promise<number[]> {
  const next = Temporal.PlainYearMonth.from(month).add({ months: 1 }).toPlainDate({ day: 1 })
  const rows = await tx
    .selectFrom('companies')
    .select('id')
    .where('wantsStatement', '=', true)
    .where('createdAt', '<', beginning(next.toString()))
    .where(sql<boolean>`not exists (select from monthly_statements as told where told.company_id = companies.id and told.month = ${month})`)
    .orderBy('id')
    .limit(max)
    .execute()
  return rows.map(({ id }) => id)
}

/** @returns whether it is the first time */
export const noteStatement = async (tx: Kysely<DB>, companyId: number, month: string, at: Temporal.Instant): Promise<boolean> =>
  (await tx
    .insertInto('monthlyStatements')
    .values({ companyId, month, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('month')
    .executeTakeFirst()) !== undefined

/** What the requests of a company are invoiced for and nobody has paid yet; forints. */
export async function unpaidOf(tx: ReadDb<DB>, companyId: number): Promise<{ count: number; gross: number }> {
  const { rows } = await sql<{ count: number; gross: number }>`
    select count(*)::integer as count, coalesce(sum(invoices.gross
      - coalesce((select sum(amount + cash_rounding) from settlements where invoice_id = invoices.id), 0)), 0)::float8 as gross
    from invoices join requests on requests.id = invoices.request_id
    where invoices.status = 'pending' and invoices.cancelled_by is null and invoices.kind = 'final' and requests.company_id = ${companyId}
  `.execute(tx)
  return rows[0] ?? { count: 0, gross: 0 }
}
