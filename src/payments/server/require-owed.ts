import type { Kysely } from 'kysely'
import type { DB } from '#db/schema.ts'
import { Refusal } from '#errors.ts'
import { isLetOff, lockOwed, mayBeOverpaid } from '#invoices/server/settlement-store.ts'

/**
 * Locks an invoice and makes sure that so much is still owed of it: what a person saw on the screen may have been paid meanwhile.
 * What was cancelled for good takes whatever comes: it is too much then, and stands among the surpluses of the finance desk. So does what stands, where
 * the person says that it is too much.
 * @throws Refusal NOT_FOUND when there is no such invoice, DEBT_CHANGED when less is owed, or nothing (any more)
 */
export async function requireOwed(tx: Kysely<DB>, invoiceId: number, amount: number, { isSurplus = false } = {}): Promise<void> {
  const owed = await lockOwed(tx, invoiceId)
  if (owed === undefined) throw new Refusal('NOT_FOUND')
  if (owed >= amount || (await isLetOff(tx, invoiceId)) || (isSurplus && (await mayBeOverpaid(tx, invoiceId)))) return
  throw new Refusal('DEBT_CHANGED')
}
