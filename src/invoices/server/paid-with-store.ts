import { sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'

/**
 * By which methods of SPEC 3 the money of an invoice came once it is paid, the first first; empty where that is not known. A column of a statement
 * about `invoices`. What came for a proforma came for the invoice in its place; a card page and PayPal are told apart by whose payment it was.
 */
export const paidWith = sql<number[]>`case when invoices.status <> 'paid' then '{}' else array(
  select case settlements.source
      when 'cashOnDelivery' then 1
      when 'transfer' then case when invoices.payment_method_id = 3 then 3 else 2 end
      else case when payments.provider in ('simplepay', 'cardSimulator') then 5 else 4 end
    end
  from settlements left join payments on payments.invoice_id = settlements.invoice_id and settlements.reference = 'payment ' || payments.id
  where settlements.invoice_id in (invoices.id, case when invoices.kind = 'final' then invoices.about_invoice_id end)
    and settlements.source in ('online', 'transfer', 'cashOnDelivery') and settlements.amount > 0
  group by 1 order by min(settlements.id)
) end`

/** Whether what its courier took in cash is booked, all of it or less. A column, or a condition, of a statement about `invoices`. */
export const cashBooked = sql<boolean>`exists (select from settlements
  where settlements.invoice_id = invoices.id and settlements.source = 'cashOnDelivery' and settlements.amount > 0)`

/** By which method the money of an invoice came first, for the document that follows it; as agreed where none came, or nobody knows how. */
export async function firstPaidWith(tx: ReadDb<DB>, invoiceId: number, agreed: number): Promise<number> {
  const row = await tx.selectFrom('invoices').select(paidWith.as('methodIds')).where('id', '=', invoiceId).executeTakeFirst()
  return row?.methodIds[0] ?? agreed
}
