import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { Side } from '../message.ts'

/** How far each side has come; ids of messages. */
export type Marks = { readByCustomer: number; readByStaff: number; answeredTo: number; waitingSince: Temporal.Instant | null }

const columns = ['readByCustomer', 'readByStaff', 'answeredTo', 'waitingSince'] as const

/** A request nobody has written about has none yet. */
export async function marksOf(tx: ReadDb<DB>, requestId: number): Promise<Marks> {
  const marks = await tx.selectFrom('requestConversations').select(columns).where('requestId', '=', requestId).executeTakeFirst()
  return marks ?? { readByCustomer: 0, readByStaff: 0, answeredTo: 0, waitingSince: null }
}

/**
 * Lets nobody else write about the request until the transaction ends: the ids of its messages become visible in their order, so a mark
 * never passes over one that was on its way.
 */
export const lockConversation = (tx: Kysely<DB>, requestId: number) =>
  tx
    .insertInto('requestConversations')
    .values({ requestId })
    .onConflict((on) => on.column('requestId').doUpdateSet({ requestId }))
    .execute()

export const readMark = { customer: 'readByCustomer', staff: 'readByStaff' } as const

/** @param to a message of this request; an older one changes nothing */
export const markRead = (tx: Kysely<DB>, requestId: number, side: Side, to: number) =>
  tx
    .updateTable('requestConversations')
    .set((eb) => ({ [readMark[side]]: eb.fn<number>('greatest', [readMark[side], eb.val(to)]) }))
    .where('requestId', '=', requestId)
    .execute()

/** The customer waits, if they have not been waiting already. */
export const markWaiting = (tx: Kysely<DB>, requestId: number, since: Temporal.Instant) =>
  tx.updateTable('requestConversations').set({ waitingSince: since }).where('requestId', '=', requestId).where('waitingSince', 'is', null).execute()

/**
 * The company has answered the customer's messages up to this one, or found that they need no answer. What came after it waits on.
 * @returns since when the customer waits now
 */
export async function markAnswered(tx: ReadDb<DB>, requestId: number, to: number): Promise<Temporal.Instant | null> {
  const { rows } = await sql<{ waitingSince: Temporal.Instant | null }>`
    update request_conversations set answered_to = greatest(answered_to, ${to}::bigint), waiting_since = (
      select min(at) from request_messages where request_messages.request_id = request_conversations.request_id and by_kind = 'customer'
        and id > greatest(answered_to, ${to}::bigint))
    where request_id = ${requestId} returning waiting_since`.execute(tx)
  return rows[0]?.waitingSince ?? null
}
