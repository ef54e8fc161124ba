import { type Kysely, sql } from 'kysely'
import { compiledRow } from '#base/server/db/compiled-statement.ts'
import { part } from '#base/server/db/one-statement.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { LineKind, QuoteLine } from '../quote.ts'

export type DecisionChannel = 'web' | 'phone' | 'email' | 'inPerson' | 'costLimit' | 'clock'

/** The evidence of a decision. */
export type QuoteDecision = {
  quoteId: number
  decision: 'accepted' | 'rejected' | 'expired'
  byKind: 'customer' | 'staff' | 'system'
  byAccountId: number | null
  channel: DecisionChannel
  note: string
  /** Why it was refused, to whoever sent the request; '' where nobody said. */
  reason: string
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

export const decisionAbout = (tx: ReadDb<DB>, quoteId: number): Promise<QuoteDecision | undefined> => decisionOf(tx, { quoteId })

const decisionOf = compiledRow((tx: ReadDb<DB>, { quoteId }: { quoteId: number }) =>
  tx.selectFrom('quoteDecisions').selectAll().where('quoteId', '=', quoteId).$narrowType<Pick<QuoteDecision, 'decision' | 'byKind' | 'channel'>>(),
)

/** Gross forints the customer ordered the repair for, by the version that counts; null: nothing was ordered. */
export const grossOrdered = async (tx: ReadDb<DB>, requestId: number): Promise<number | null> => (await ordered(tx, { requestId }))?.gross ?? null

const orders = (tx: ReadDb<DB>, { requestId }: { requestId: number }) =>
  tx
    .selectFrom('quotes')
    .innerJoin('quoteDecisions', 'quoteId', 'quotes.id')
    .select('gross')
    .where('quotes.requestId', '=', requestId)
    .where('quotes.status', '=', 'accepted')
const ordered = compiledRow(orders)
/** None where nothing was ordered. */
export const orderedPart = part(orders, {})

/** What the customer ordered by any version of the quote, a version that another took the place of too. */
export const linesEverOrdered = (tx: ReadDb<DB>, requestId: number): Promise<Pick<QuoteLine, 'kind' | 'description' | 'quantity' | 'netUnit'>[]> =>
  tx
    .selectFrom('quotes')
    .innerJoin('quoteDecisions', 'quoteDecisions.quoteId', 'quotes.id')
    .innerJoin('quoteLines', 'quoteLines.quoteId', 'quotes.id')
    .select(['kind', 'description', 'quantity', 'netUnit'])
    .where('quotes.requestId', '=', requestId)
    .where('quoteDecisions.decision', '=', 'accepted')
    .where(sql<boolean>`quote_lines.id = any(quote_decisions.chosen_line_ids)`)
    .$narrowType<{ kind: LineKind }>()
    .execute()
