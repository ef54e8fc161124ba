import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { Reminder } from '../quote-validity.ts'

/** Something the customer has not decided about. */
export type Open = { kind: 'quote' | 'report'; id: number; requestId: number; since: Temporal.Instant; validUntil: Temporal.Instant }

const quote = sql.lit('quote' as const).as('kind')
const report = sql.lit('report' as const).as('kind')

export const openQuotes = (tx: ReadDb<DB>): Promise<Open[]> =>
  tx
    .selectFrom('quotes')
    .select([quote, 'id', 'requestId', 'sentAt as since', 'validUntil'])
    .where('status', '=', 'sent')
    .orderBy('validUntil')
    .$narrowType<{ since: Temporal.Instant; validUntil: Temporal.Instant }>()
    .execute()

export const openReports = (tx: ReadDb<DB>): Promise<Open[]> =>
  tx
    .selectFrom('expertReports')
    .select([report, 'id', 'requestId', 'issuedAt as since', 'validUntil'])
    .where('status', '=', 'issued')
    .orderBy('validUntil')
    .execute()

export const overdueQuotes = (tx: ReadDb<DB>, now: Temporal.Instant): Promise<Open[]> =>
  tx
    .selectFrom('quotes')
    .innerJoin('requests', 'requests.id', 'quotes.requestId')
    .select([quote, 'quotes.id', 'requestId', 'sentAt as since', 'validUntil'])
    .where('quotes.status', '=', 'sent')
    .where('validUntil', '<', now)
    // Taken back by an employee meanwhile: there is nothing to expire.
    .where('requests.status', '=', 'QUOTE_DONE')
    .orderBy('validUntil')
    .$narrowType<{ since: Temporal.Instant; validUntil: Temporal.Instant }>()
    .execute()

export const overdueReports = (tx: ReadDb<DB>, now: Temporal.Instant): Promise<Open[]> =>
  tx
    .selectFrom('expertReports')
    .innerJoin('requests', 'requests.id', 'expertReports.requestId')
    .select([report, 'expertReports.id', 'requestId', 'issuedAt as since', 'validUntil'])
    .where('expertReports.status', '=', 'issued')
    .where('validUntil', '<', now)
    // Finished in another way meanwhile: the report is of no consequence any more.
    .where('requests.status', '=', 'ARRIVED')
    .orderBy('validUntil')
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
