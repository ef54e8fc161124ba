import { sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { Due } from '../../transfer-match.ts'

/** An invoice or proforma that may be meant, with what a screen says of it. */
export type DueRow = Due & { readonly number: string; readonly requestId: number | null }

type Row = Omit<DueRow, 'references'> & { references: string[] }

/** Of invoices that nobody named, more than this with one amount tell nothing. */
const maxGuessed = 200

/**
 * What transfers may pay: whatever one of the references names, paid or not, and what is open with one of the amounts. A duty to pay that has a
 * final invoice is not asked for by its proforma any more, but goes by the proforma's reference too; one that was let off goes by its last
 * document. The oldest debt first.
 * @param references as `bareReference` spells them
 */
export async function duesOf(
  tx: ReadDb<DB>,
  { references, amounts, invoiceIds = [] }: { references: readonly string[]; amounts: readonly number[]; invoiceIds?: readonly number[] },
): Promise<DueRow[]> {
  const { rows } = await sql<Row>`
    with meant as (
      select charge_id from invoices where replace(payment_reference, '-', '') = any(${references}::text[])
      union select charge_id from invoices where number is not null and bare_reference(number) = any(${references}::text[])
      union select charge_id from invoices where id = any(${invoiceIds}::bigint[])
      union (select charge_id from invoices where status = 'pending' and cancelled_by is null and gross = any(${amounts}::integer[]) limit ${maxGuessed})
    ), standing as (
      select distinct on (invoices.charge_id) invoices.*, charges.voided_at is not null as let_off
      from invoices join meant on meant.charge_id = invoices.charge_id join charges on charges.id = invoices.charge_id
      where kind in ('proforma', 'final') and (cancelled_by is null or charges.voided_at is not null) and number is not null
      order by invoices.charge_id, kind, invoices.id desc
    )
    select standing.id as "invoiceId", standing.number, standing.request_id as "requestId", buyers.name as "buyerName", buyers.is_company as "isCompany",
      standing.let_off as "isLetOff", case when standing.status = 'paid' or standing.let_off then 0 else greatest(0, standing.gross - (
        select coalesce(sum(amount + cash_rounding), 0) from settlements where settlements.invoice_id = standing.id
      ))::integer end as outstanding,
      (select array_agg(reference) from (
        select payment_reference as reference from invoices as own where own.charge_id = standing.charge_id
        union select number from invoices as own where own.charge_id = standing.charge_id and number is not null
      ) as named) as references
    from standing join invoice_buyers as buyers on buyers.invoice_id = standing.id
    order by standing.due_on, standing.id
  `.execute(tx)
  return rows
}
