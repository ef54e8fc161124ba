import type { Kysely } from 'kysely'
import type { DB } from '#db/schema.ts'
import { Refusal } from '#errors.ts'
import { lockInvoice, settledSum } from '#invoices/server/settlement-store.ts'

/**
 * Locks an invoice and makes sure that so much is still owed of it: what a person saw on the screen may have been paid meanwhile.
 * @throws Refusal NOT_FOUND when there is no such invoice, DEBT_CHANGED when less is owed, or nothing (any more)
 */
export async function requireOwed(tx: Kysely<DB>, invoiceId: number, amount: number): Promise<void> {
  const invoice = await lockInvoice(tx, invoiceId)
  if (!invoice) throw new Refusal('NOT_FOUND')
  const isAsked = invoice.cancelledBy === null && invoice.number !== null && (invoice.kind === 'final' || invoice.kind === 'proforma')
  const owed = isAsked && invoice.status === 'pending' ? invoice.gross - (await settledSum(tx, invoiceId)) : 0
  if (owed < amount) throw new Refusal('DEBT_CHANGED')
}
