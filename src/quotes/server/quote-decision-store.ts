import type { Kysely } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'

export type DecisionChannel = 'web' | 'phone' | 'email' | 'inPerson' | 'costLimit' | 'clock'

/** The evidence of a decision. */
export type QuoteDecision = {
  quoteId: number
  decision: 'accepted' | 'rejected' | 'expired'
  byKind: 'customer' | 'staff' | 'system'
  byAccountId: number | null
  channel: DecisionChannel
  note: string
  ip: string | null
  decidedAt: Temporal.Instant
  chosenLineIds: number[]
  gross: number
  orderTextId: number | null
  startNowTextId: number | null
  startLossTextId: number | null
}

/** The primary key lets a version have one decision. */
export const insertDecision = (tx: Kysely<DB>, decision: QuoteDecision) => tx.insertInto('quoteDecisions').values(decision).execute()

export const decisionAbout = (tx: ReadDb<DB>, quoteId: number): Promise<QuoteDecision | undefined> =>
  tx
    .selectFrom('quoteDecisions')
    .selectAll()
    .where('quoteId', '=', quoteId)
    .$narrowType<Pick<QuoteDecision, 'decision' | 'byKind' | 'channel'>>()
    .executeTakeFirst()
