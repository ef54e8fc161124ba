import type { TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { findInvoice, type Invoice } from './invoice-store.ts'
import { lockInvoicedRequest } from './invoiced-request-store.ts'

/**
 * An issued invoice of a request, which is locked until the transaction ends.
 * @throws Refusal NOT_FOUND, INVOICE_CANNOT_CHANGE when it is no invoice, or not issued yet
 */
export async function lockIssued({ tx }: TransactionContext, id: number): Promise<Invoice & { requestId: number }> {
  const known = await findInvoice(tx, id)
  if (!known || known.requestId === null) throw new Refusal('NOT_FOUND')
  await lockInvoicedRequest(tx, known.requestId)
  const invoice = await findInvoice(tx, id)
  if (invoice?.kind !== 'final' || invoice.number === null) throw new Refusal('INVOICE_CANNOT_CHANGE')
  return { ...invoice, requestId: known.requestId }
}
