import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { Reminder } from '../quote-validity.ts'

/** Something the customer has not decided about. */
export type Open = { kind: 'quote' | 'report'; id: number; requestId: number; since: Temporal.Instant; validUntil: Temporal.Instant }

const quote = sql.lit('quote' as const).as('kind')
const report = sql.lit('report' as const).as('kind')

const sentQuotes = (tx: ReadDb<DB>) =>
  tx
    .selectFrom('quotes')
    .select([quote, 'quotes.id', 'quotes.requestId', 'sentAt as since', 'validUntil'])
    .where('quotes.status', '=', 'sent')
    .orderBy('validUntil')
    .$narrowType<{ since: Temporal.Instant; validUntil: Temporal.Instant }>()

const issuedReports = (tx: ReadDb<DB>) =>
  tx
    .selectFrom('expertReports')
    .select([report, 'expertReports.id', 'expertReports.requestId', 'issuedAt as since', 'validUntil'])
    .where('expertReports.status', '=', 'issued')
    .orderBy('validUntil')

export const openQuotes = (tx: ReadDb<DB>): Promise<Open[]> => sentQuotes(tx).execute()

export const openReports = (tx: ReadDb<DB>): Promise<Open[]> => issuedReports(tx).execute()

/** Without those whose last step an employee has taken back: there is nothing to expire. */
export const overdueQuotes = (tx: ReadDb<DB>, now: Temporal.Instant): Promise<Open[]> =>
  sentQuotes(tx)
    .innerJoin('requests', 'requests.id', 'quotes.requestId')
    .where('validUntil', '<', now)
    .where('requests.status', '=', 'QUOTE_DONE')
    .execute()

/** Without those of a request finished in another way: the report is of no consequence any more. */
export const overdueReports = (tx: ReadDb<DB>, now: Temporal.Instant): Promise<Open[]> =>
  issuedReports(tx)
    .innerJoin('requests', 'requests.id', 'expertReports.requestId')
    .where('validUntil', '<', now)
    .where('requests.status', '=', 'ARRIVED')
    .execute()

/** @returns false when this reminder of this quote has gone out before */
export async function markReminded(tx: Kysely<DB>, quoteId: number, reminder: Reminder, at: Temporal.Instant): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('quoteReminders')
    .values({ quoteId, reminder, at })
    .onConflict((on) => on.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** What is open is given more time, never less. @returns false when it was decided meanwhile, or has as much already */
export async function extendOpen(tx: Kysely<DB>, { kind, id }: Pick<Open, 'kind' | 'id'>, validUntil: Temporal.Instant): Promise<boolean> {
  const change =
    kind === 'quote'
      ? tx.updateTable('quotes').set({ validUntil }).where('status', '=', 'sent').where('id', '=', id).where('validUntil', '<', validUntil)
      : tx.updateTable('expertReports').set({ validUntil }).where('status', '=', 'issued').where('id', '=', id).where('validUntil', '<', validUntil)
  const { numUpdatedRows } = await change.executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
