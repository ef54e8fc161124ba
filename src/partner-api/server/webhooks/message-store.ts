import { type Kysely, sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'

type NewMessage = {
  readonly endpointId: number
  readonly messageId: string
  readonly deduplicationKey: string
  readonly type: string
  readonly requestId: number | null
  readonly body: string
  /** Null: it is kept, and sent by hand. */
  readonly nextTryAt: Temporal.Instant | null
}

/** @returns whether it is new */
export const insertMessage = async (tx: Kysely<DB>, now: Temporal.Instant, message: NewMessage): Promise<boolean> =>
  (await tx
    .insertInto('webhookMessages')
    .values({ ...message, createdAt: now })
    .onConflict((conflict) => conflict.columns(['endpointId', 'deduplicationKey']).doNothing())
    .returning('id')
    .executeTakeFirst()) !== undefined

export type DueMessage = { readonly id: number; readonly messageId: string; readonly body: string; readonly tries: number }

/** The oldest that is to be sent now. */
export const nextDue = (tx: ReadDb<DB>, now: Temporal.Instant, endpointId: number): Promise<DueMessage | undefined> =>
  tx
    .selectFrom('webhookMessages')
    .select(['id', 'messageId', 'body', 'tries'])
    .where('endpointId', '=', endpointId)
    .where('nextTryAt', '<=', now)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** Endpoints with something to be sent now. */
export const endpointsDue = async (tx: ReadDb<DB>, now: Temporal.Instant): Promise<number[]> =>
  (
    await tx
      .selectFrom('webhookMessages')
      .innerJoin('webhookEndpoints', 'webhookEndpoints.id', 'webhookMessages.endpointId')
      .select('endpointId')
      .distinct()
      .where('nextTryAt', '<=', now)
      .where('webhookEndpoints.state', '=', 'on')
      .where('webhookEndpoints.deletedAt', 'is', null)
      .orderBy('endpointId')
      .limit(200)
      .execute()
  ).map(({ endpointId }) => endpointId)

export type Try = { readonly status: number | null; readonly answer: string; readonly problem: string | null; readonly tookMs: number }

type After = { readonly deliveredAt?: Temporal.Instant; readonly nextTryAt: Temporal.Instant | null }

/** What came of one try, and when the next is. */
export async function noteTry(tx: Kysely<DB>, at: Temporal.Instant, id: number, tried: Try, after: After): Promise<void> {
  await tx
    .insertInto('webhookTries')
    .values({ ...tried, messageId: id, at })
    .execute()
  await tx
    .updateTable('webhookMessages')
    .set(({ eb }) => ({ ...after, tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** What waits for an endpoint is not sent by itself any more. */
export const stopWaiting = (tx: Kysely<DB>, endpointId: number) =>
  tx.updateTable('webhookMessages').set({ nextTryAt: null }).where('endpointId', '=', endpointId).where('nextTryAt', 'is not', null).execute()

/** Sends it once more from the first try on. @returns whether the endpoint has such a message */
export const sendAgain = async (tx: Kysely<DB>, now: Temporal.Instant, endpointId: number, id: number): Promise<boolean> =>
  (await tx
    .updateTable('webhookMessages')
    .set({ nextTryAt: now, tries: 0, deliveredAt: null })
    .where('id', '=', id)
    .where('endpointId', '=', endpointId)
    .returning('id')
    .executeTakeFirst()) !== undefined

/** The newest first, one more than the page. */
export async function readDeliveries(tx: ReadDb<DB>, endpointId: number, { after, size }: { after?: number | undefined; size: number }) {
  let query = tx
    .selectFrom('webhookMessages as message')
    .select(['id', 'messageId', 'type', 'body', 'createdAt', 'nextTryAt', 'deliveredAt'])
    .where('endpointId', '=', endpointId)
  if (after !== undefined) query = query.where('id', '<', after)
  const messages = await query
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute()
  const tries = await tx
    .selectFrom('webhookTries')
    .select(['messageId', 'at', 'status', 'answer', 'problem', 'tookMs'])
    .where('messageId', '=', sql<number>`any (${messages.map(({ id }) => id)}::bigint[])`)
    .orderBy('id', 'desc')
    .execute()
  return messages.map((message) => ({ ...message, tries: tries.filter(({ messageId }) => messageId === message.id).slice(0, 10) }))
}
