import type { Kysely } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { Score } from '../rating.ts'

export type StoredRating = { score: Score; comment: string; ratedAt: Temporal.Instant }

export const ratingOf = (tx: ReadDb<DB>, requestId: number): Promise<StoredRating | undefined> =>
  tx
    .selectFrom('requestRatings')
    .select(['score', 'comment', 'ratedAt'])
    .where('requestId', '=', requestId)
    .$narrowType<{ score: Score }>()
    .executeTakeFirst()

/** One of each request: the first answer, or a changed one, whose term still runs from the first. */
export const saveRating = (tx: Kysely<DB>, requestId: number, { score, comment }: { score: Score; comment: string }, now: Temporal.Instant) =>
  tx
    .insertInto('requestRatings')
    .values({ requestId, score, comment, ratedAt: now, changedAt: now })
    .onConflict((on) => on.column('requestId').doUpdateSet({ score, comment, changedAt: now }))
    .execute()
