import { sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'

const leftOfTransfers = (isSentBack: boolean) => sql<number>`coalesce((select sum(line.over) from statement_line_parts as part
  join statement_lines as line on line.id = part.line_id
  where part.invoice_id = invoices.id and (line.returned_at is not null) = ${sql.lit(isSentBack)} and not exists (
    select from statement_line_parts as earlier where earlier.line_id = part.line_id and earlier.invoice_id < part.invoice_id)), 0)::integer`

/**
 * Forints that transfers for an invoice brought beyond all they were to pay, which never counted for any invoice, and wait to be sent back. Of a transfer
 * that was divided they are named at its first invoice, as in the email about what was sent back.
 */
export const overpaid = leftOfTransfers(false)

/** The same, once it was sent back. */
export const overpaidSentBack = leftOfTransfers(true)

/** `overpaid` of an invoice and of the proforma it stands for. */
export async function overpaidOf(
  tx: ReadDb<DB>,
  { id, aboutInvoiceId }: { readonly id: number; readonly aboutInvoiceId: number | null },
): Promise<number> {
  const rows = await tx
    .selectFrom('invoices')
    .select(overpaid.as('overpaid'))
    .where('id', 'in', aboutInvoiceId === null ? [id] : [id, aboutInvoiceId])
    .execute()
  return rows.reduce((sum, row) => sum + row.overpaid, 0)
}
