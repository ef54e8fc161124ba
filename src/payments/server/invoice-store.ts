import type { Kysely } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import { Refusal } from '#errors.ts'

export type OpenInvoice = { id: number; requestId: number; number: string; gross: number }

/**
 * The invoice of a request that is still to be paid.
 * @throws Refusal NOT_FOUND when the request has no such invoice, INVOICE_ALREADY_PAID
 */
export async function findOpenInvoice(tx: ReadDb<DB>, { requestId, invoiceId }: { requestId: number; invoiceId: number }): Promise<OpenInvoice> {
  const invoice = await tx
    .selectFrom('invoices')
    .select(['id', 'requestId', 'number', 'gross', 'status'])
    .where('id', '=', invoiceId)
    .where('requestId', '=', requestId)
    .executeTakeFirst()
  if (!invoice) throw new Refusal('NOT_FOUND')
  if (invoice.status === 'paid') throw new Refusal('INVOICE_ALREADY_PAID')
  return invoice
}

/** @returns the request it is for; undefined when it was paid already */
export const markInvoicePaid = (tx: Kysely<DB>, invoiceId: number, now: Temporal.Instant) =>
  tx
    .updateTable('invoices')
    .set({ status: 'paid', paidAt: now })
    .where('id', '=', invoiceId)
    .where('status', '=', 'pending')
    .returning('requestId')
    .executeTakeFirst()
