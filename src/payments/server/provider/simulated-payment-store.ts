import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Language } from '#base/languages.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB, SimulatedPayments } from '#db/schema.ts'

/** What the payer chose on the simulator's page, and what came of it. `declined`: the bank will say no when the money is asked for. */
export type SimulatedState = 'waiting' | 'approved' | 'declined' | 'cancelled' | 'captured'
type Row = Omit<SimulatedPayments, 'state' | 'language'> & { state: SimulatedState; language: Language }

/** Keeps an order; one that is started again stays as it is. */
export const storeSimulated = (tx: Kysely<DB>, order: Omit<Row, 'state' | 'captureId'>) =>
  tx
    .insertInto('simulatedPayments')
    .values(order)
    .onConflict((on) => on.column('startRequestId').doNothing())
    .execute()

export const findSimulated = (tx: ReadDb<DB>, id: string): Promise<Row | undefined> =>
  tx.selectFrom('simulatedPayments').selectAll().where('id', '=', id).$narrowType<{ state: SimulatedState; language: Language }>().executeTakeFirst()

/** The payer's choice, once. */
export const chooseSimulated = (tx: Kysely<DB>, id: string, state: 'approved' | 'declined' | 'cancelled') =>
  tx.updateTable('simulatedPayments').set({ state }).where('id', '=', id).where('state', '=', 'waiting').execute()

/** Takes the money of an approved order, once. */
export const captureSimulated = (tx: Kysely<DB>, id: string) =>
  tx
    .updateTable('simulatedPayments')
    .set({ state: 'captured', captureId: sql`'CAP-' || id` })
    .where('id', '=', id)
    .where('state', '=', 'approved')
    .execute()
