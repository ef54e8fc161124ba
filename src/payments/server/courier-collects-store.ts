import { sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import { methods } from '#invoices/method-of-invoice.ts'
import { cashBooked } from '#invoices/server/paid-with-store.ts'

/**
 * Whether a courier was told to take the money of an invoice in cash, and may still take it or has done so: whoever paid it on line as well would have
 * paid twice. Not once that cash is booked: where it was less, only the rest is open. A condition of a statement about `invoices`.
 */
export const courierCollects = sql<boolean>`(invoices.payment_method_id = ${sql.lit(methods.cashOnDelivery)} and exists (
  select from shipments where shipments.request_id = invoices.request_id and shipments.leg = 'out' and shipments.cash_on_delivery > 0
    and shipments.asked_at is not null and (shipments.ended_at is null or shipments.status = 'DELIVERED'))
  and not ${cashBooked})`

export async function doesCourierCollect(tx: ReadDb<DB>, invoiceId: number): Promise<boolean> {
  const row = await tx.selectFrom('invoices').select(courierCollects.as('collects')).where('id', '=', invoiceId).executeTakeFirst()
  return row?.collects === true
}
