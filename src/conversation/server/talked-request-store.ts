import type { Kysely } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { RequestStatus } from '#requests/status.ts'

/** What decides whether a request may be written about or rated. */
export type TalkedRequest = { id: number; status: RequestStatus; accountId: number | null; closedAt: Temporal.Instant | null }

export const findTalkedRequest = (tx: Kysely<DB>, id: number): Promise<TalkedRequest | undefined> =>
  tx
    .selectFrom('requests')
    .select(['id', 'status', 'accountId', 'closedAt'])
    .where('id', '=', id)
    .$narrowType<{ status: RequestStatus }>()
    .executeTakeFirst()
