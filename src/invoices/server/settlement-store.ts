import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import { asksForMoney, type InvoiceKind, type InvoiceStatus, type SettlementSource } from '../invoice.ts'

export type NewSettlement = {
  invoiceId: number
  source: SettlementSource
  /** Whole forints; negative for what goes back. */
  amount: number
  cashRounding: number
  at: Temporal.Instant
  reference: string
}

/** @returns false when it was written before: the reference names where the money came from */
export async function insertSettlement(tx: Kysely<DB>, settlement: NewSettlement): Promise<boolean> {
  const row = await tx
    .insertInto('settlements')
    .values(settlement)
    .onConflict((on) => on.column('reference').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Whole forints that have come for an invoice, less what went back; roundings of cash count as money. */
export async function settledSum(tx: ReadDb<DB>, invoiceId: number): Promise<number> {
  const { sum } = await tx
    .selectFrom('settlements')
    .select(sql<number>`coalesce(sum(amount + cash_rounding), 0)::integer`.as('sum'))
    .where('invoiceId', '=', invoiceId)
    .executeTakeFirstOrThrow()
  return sum
}

/** The proforma whose money this invoice stood for, where nothing is owed by it any more: its money goes back with that of the invoice. */
export async function letOffProformaOf(tx: ReadDb<DB>, invoiceId: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('invoices as final')
    .innerJoin('invoices as proforma', 'proforma.id', 'final.aboutInvoiceId')
    .innerJoin('charges', 'charges.id', 'final.chargeId')
    .select('proforma.id')
    .where('final.id', '=', invoiceId)
    .where('proforma.kind', '=', 'proforma')
    .where('charges.voidedAt', 'is not', null)
    .executeTakeFirst()
  return row?.id
}

/** Whether the duty of an invoice or proforma that was issued was let off: nothing is owed by it any more. */
export async function isLetOff(tx: ReadDb<DB>, invoiceId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('invoices')
    .innerJoin('charges', 'charges.id', 'invoices.chargeId')
    .select('invoices.id')
    .where('invoices.id', '=', invoiceId)
    .where('kind', 'in', ['proforma', 'final'])
    .where('number', 'is not', null)
    .where('voidedAt', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether it asks for money, or has: one that was issued and stands. What comes for another is not booked there. */
export async function mayBeOverpaid(tx: ReadDb<DB>, invoiceId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('invoices')
    .select('id')
    .where('id', '=', invoiceId)
    .where('kind', 'in', ['proforma', 'final'])
    .where('number', 'is not', null)
    .where('cancelledBy', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Locks the invoice until the transaction ends: of two who bring money one counts after the other. Its request first, as whoever takes a step of it
 * does; the row of the request tells whether it is owed (decision 70), so that one would wait for the other otherwise.
 */
export async function lockInvoice(tx: ReadDb<DB>, invoiceId: number) {
  const itsRequest = tx.selectFrom('invoices').select('requestId').where('id', '=', invoiceId)
  await tx.selectFrom('requests').select('id').where('id', '=', itsRequest).forNoKeyUpdate().execute()
  return tx
    .selectFrom('invoices')
    .select(['id', 'requestId', 'chargeId', 'kind', 'number', 'gross', 'status', 'cancelledBy'])
    .where('id', '=', invoiceId)
    .forUpdate()
    .$narrowType<{ kind: InvoiceKind; status: InvoiceStatus }>()
    .executeTakeFirst()
}

export const markInvoicePaid = (tx: Kysely<DB>, invoiceId: number, now: Temporal.Instant) =>
  tx.updateTable('invoices').set({ status: 'paid', paidAt: now }).where('id', '=', invoiceId).where('status', '=', 'pending').execute()

/**
 * What is still owed of an invoice, which stays locked until the transaction ends: whole forints, 0 where it asks for nothing (any more).
 * @returns undefined when there is no such invoice
 */
export async function lockOwed(tx: ReadDb<DB>, invoiceId: number): Promise<number | undefined> {
  const invoice = await lockInvoice(tx, invoiceId)
  if (!invoice) return undefined
  const { cancelledBy, number, kind, status, gross } = invoice
  const asks = cancelledBy === null && number !== null && asksForMoney(kind) && status === 'pending'
  return asks ? gross - (await settledSum(tx, invoiceId)) : 0
}
