import { sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'

/**
 * Whole forints that have come for an invoice, or for the proforma before it, beyond what they ask for now: what the database counts as too much,
 * and what of it has gone back by itself since, because whoever tells of it may come later than the money.
 */
export async function moneyBackOf(tx: ReadDb<DB>, invoiceId: number, since: Temporal.Instant): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    with paid as (select id from invoices where id = ${invoiceId}
      union all select about_invoice_id from invoices where id = ${invoiceId} and about_invoice_id is not null)
    select (coalesce((select sum(amount) from surpluses where invoice_id in (select id from paid)), 0)
      + coalesce((select sum(refunds.amount) from payments join refunds on refunds.payment_id = payments.id
          where payments.invoice_id in (select id from paid) and refunds.cause = 'surplus' and refunds.status = 'done'
            and refunds.asked_at >= ${since}), 0))::integer as amount
  `.execute(tx)
  return rows[0]?.amount ?? 0
}
