import type { Kysely } from 'kysely'
import type { DB } from '#db/schema.ts'
import { Refusal } from '#errors.ts'
import { lockOwed } from '#invoices/server/settlement-store.ts'

/**
 * Locks an invoice and makes sure that so much is still owed of it: what a person saw on the screen may have been paid meanwhile.
 * @throws Refusal NOT_FOUND when there is no such invoice, DEBT_CHANGED when less is owed, or nothing (any more)
 */
export async function requireOwed(tx: Kysely<DB>, invoiceId: number, amount: number): Promise<void> {
  const owed = await lockOwed(tx, invoiceId)
  if (owed === undefined) throw new Refusal('NOT_FOUND')
  if (owed < amount) throw new Refusal('DEBT_CHANGED')
}
