import { type Insertable, type Kysely, sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { Day } from '#calendar/calendar.ts'
import type { AbandonedDevices, DB, StorageNotices } from '#db/schema.ts'
import type { RequestStatus } from '#requests/status.ts'
import type { Fate } from '../storage.ts'

/** Open requests whose device may lie here for its customer since before this moment, a batch in the order of their numbers. */
export async function mayLieHere(
  tx: ReadDb<DB>,
  statuses: readonly RequestStatus[],
  readyBefore: Temporal.Instant,
  { after, size }: { after: number; size: number },
): Promise<number[]> {
  const rows = await tx
    .selectFrom('requests')
    .select('id')
    .where('closedAt', 'is', null)
    .where(sql<boolean>`status = any(${[...statuses]}::text[])`)
    .where('readyAt', '<', readyBefore)
    .where('id', '>', after)
    .orderBy('id')
    .limit(size)
    .execute()
  return rows.map(({ id }) => id)
}

export const noticesOf = (tx: ReadDb<DB>, requestId: number, since: Day) =>
  tx
    .selectFrom('storageNotices')
    .select(['sentAt', 'endsOn'])
    .where('requestId', '=', requestId)
    .where('since', '=', since)
    .orderBy('notice')
    .execute()

/** @returns whether it had not been sent before */
export async function insertNotice(tx: Kysely<DB>, notice: Insertable<StorageNotices>): Promise<boolean> {
  const written = await tx
    .insertInto('storageNotices')
    .values(notice)
    .onConflict((on) => on.doNothing())
    .returning('requestId')
    .executeTakeFirst()
  return written !== undefined
}

/** While a complaint or a withdrawal about it is open, nobody leaves the device here: we owe an answer. */
export async function isDisputed(tx: ReadDb<DB>, requestId: number): Promise<boolean> {
  const open = tx.selectFrom('statementCases').select('id').where('requestId', '=', requestId).where('state', '<>', 'SETTLED')
  return (await open.limit(1).executeTakeFirst()) !== undefined
}

/** The latest day on which something unpaid was due, null: nothing is. */
export async function lastDueDay(tx: ReadDb<DB>, requestId: number): Promise<Day | null> {
  const { day } = await tx
    .selectFrom('invoices')
    .select(({ fn }) => fn.max('dueOn').as('day'))
    .where('requestId', '=', requestId)
    .where('status', '=', 'pending')
    .where('cancelledBy', 'is', null)
    .where('number', 'is not', null)
    .where('kind', 'in', ['proforma', 'final'])
    .executeTakeFirstOrThrow()
  return day
}

/** The decision about a device that was left here; a request has one at most. */
export const insertAbandoned = (tx: Kysely<DB>, decided: Insertable<AbandonedDevices>) => tx.insertInto('abandonedDevices').values(decided).execute()

export const findAbandoned = (tx: ReadDb<DB>, requestId: number) =>
  tx
    .selectFrom('abandonedDevices')
    .select(['fate', 'value', 'owed', 'note', 'decidedAt'])
    .where('requestId', '=', requestId)
    .$narrowType<{ fate: Fate }>()
    .executeTakeFirst()
