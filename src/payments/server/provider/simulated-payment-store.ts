import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Language } from '#base/languages.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'

/** What the payer chose on the simulator's page, and what came of it. `declined`: the bank says no when the money is asked for; `timedOut`: of a card, nobody began in time. */
export type SimulatedState = 'waiting' | 'approved' | 'declined' | 'cancelled' | 'timedOut' | 'captured'
export type SimulatedRow = {
  id: string
  startRequestId: string
  reference: string
  invoiceNumber: string
  amount: number
  currency: string
  language: Language
  returnUrl: string
  cancelUrl: string
  failUrl: string | null
  method: 'online' | 'card'
  state: SimulatedState
  captureId: string | null
}

/** Keeps an order; one that is started again stays as it is. */
export const storeSimulated = (tx: Kysely<DB>, order: Omit<SimulatedRow, 'state' | 'captureId'>) =>
  tx
    .insertInto('simulatedPayments')
    .values(order)
    .onConflict((on) => on.column('startRequestId').doNothing())
    .execute()

export const findSimulated = (tx: ReadDb<DB>, id: string): Promise<SimulatedRow | undefined> =>
  tx
    .selectFrom('simulatedPayments')
    .selectAll()
    .where('id', '=', id)
    .$narrowType<{ state: SimulatedState; language: Language; method: SimulatedRow['method'] }>()
    .executeTakeFirst()

/** The payer's choice, once. @returns false when it was made before */
export async function chooseSimulated(tx: Kysely<DB>, id: string, state: 'approved' | 'declined' | 'cancelled' | 'timedOut'): Promise<boolean> {
  const chosen = await tx
    .updateTable('simulatedPayments')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst()
  return chosen !== undefined
}

/** Takes the money of an approved order, once. */
export const captureSimulated = (tx: Kysely<DB>, id: string) =>
  tx
    .updateTable('simulatedPayments')
    .set({ state: 'captured', captureId: sql`'CAP-' || id` })
    .where('id', '=', id)
    .where('state', '=', 'approved')
    .execute()

/** Gives money back, once for a request id. @returns false when more is asked for than is left */
export async function refundSimulated(tx: Kysely<DB>, refund: { requestId: string; paymentId: string; amount: number }): Promise<boolean> {
  const made = await tx
    .insertInto('simulatedRefunds')
    .values(refund)
    .onConflict((on) => on.column('requestId').doNothing())
    .returning('requestId')
    .executeTakeFirst()
  if (!made) return true
  const left = await tx
    .updateTable('simulatedPayments')
    .set((eb) => ({ refunded: eb('refunded', '+', refund.amount) }))
    .where('id', '=', refund.paymentId)
    .where('state', '=', 'captured')
    .where((eb) => eb(eb('refunded', '+', refund.amount), '<=', eb.ref('amount')))
    .returning('id')
    .executeTakeFirst()
  if (left) return true
  await tx.deleteFrom('simulatedRefunds').where('requestId', '=', refund.requestId).execute()
  return false
}
