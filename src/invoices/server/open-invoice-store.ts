import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import { Refusal } from '#errors.ts'
import { settledSum } from './settlement-store.ts'

export type OpenInvoice = {
  id: number
  requestId: number
  number: string
  /** Whole forints still to come. */
  outstanding: number
}

/**
 * The invoice or proforma of a request that is still to be paid.
 * @throws Refusal NOT_FOUND when the request has no such invoice, or it asks for nothing (any more); INVOICE_ALREADY_PAID
 */
export async function findOpenInvoice(tx: ReadDb<DB>, { requestId, invoiceId }: { requestId: number; invoiceId: number }): Promise<OpenInvoice> {
  const invoice = await tx
    .selectFrom('invoices')
    .select(['id', 'number', 'gross', 'status'])
    .where('id', '=', invoiceId)
    .where('requestId', '=', requestId)
    .where('kind', 'in', ['proforma', 'final'])
    .where('cancelledBy', 'is', null)
    .executeTakeFirst()
  if (!invoice || invoice.number === null) throw new Refusal('NOT_FOUND')
  const outstanding = invoice.gross - (await settledSum(tx, invoiceId))
  if (invoice.status === 'paid' || outstanding <= 0) throw new Refusal('INVOICE_ALREADY_PAID')
  return { id: invoice.id, requestId, number: invoice.number, outstanding }
}
