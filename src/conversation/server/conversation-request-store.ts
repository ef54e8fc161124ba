import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { RequestStatus } from '#requests/status.ts'

/** What decides whether a request may be written about or rated. */
export type ConversationRequest = { id: number; status: RequestStatus; accountId: number | null; closedAt: Temporal.Instant | null }

export const findConversationRequest = (tx: ReadDb<DB>, id: number): Promise<ConversationRequest | undefined> =>
  tx
    .selectFrom('requests')
    .select(['id', 'status', 'accountId', 'closedAt'])
    .where('id', '=', id)
    .$narrowType<{ status: RequestStatus }>()
    .executeTakeFirst()
