import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { Day } from '#calendar/calendar.ts'
import type { DB } from '#db/schema.ts'
import type { RequestStatus } from '../../status.ts'

const columns = ['id', 'status', 'warrantyTypeId', 'closedAt', 'pickupDay', 'promisedBy', 'version', 'holdReason', 'lateNotices'] as const

/** A request as far as its promise depends on it. */
export const findPromised = (tx: ReadDb<DB>, id: number) =>
  tx.selectFrom('requests').select(columns).where('id', '=', id).$narrowType<{ status: RequestStatus }>().executeTakeFirst()
export type Promised = NonNullable<Awaited<ReturnType<typeof findPromised>>>

/** What follows from a step is no change that somebody could overlook, so the version stays. Whoever promised meanwhile is right. */
export const writePromise = (tx: Kysely<DB>, { id, version }: Pick<Promised, 'id' | 'version'>, promisedBy: Day | null) =>
  tx.updateTable('requests').set({ promisedBy }).where('id', '=', id).where('version', '=', version).execute()

type Overdue = { id: number; dueOn: Day; receivedAt: Temporal.Instant }

/** Open requests whose day has passed, without those that wait for the customer; index `requests_due`. */
export const overdueRequests = (tx: ReadDb<DB>, today: Day, after: Overdue | undefined, size: number): Promise<Overdue[]> =>
  tx
    .selectFrom('requests')
    .select(['id', 'dueOn', 'receivedAt'])
    .where('closedAt', 'is', null)
    .where('dueOn', '<', today)
    .where('status', '<>', 'QUOTE_DONE')
    .where(sql<boolean>`hold_reason is distinct from 'ugyfel'`)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(due_on, received_at, id) > (${after?.dueOn}::date, ${after?.receivedAt.toString()}::timestamptz, ${after?.id}::bigint)`,
      ),
    )
    .orderBy('dueOn')
    .orderBy('receivedAt')
    .orderBy('id')
    .limit(size)
    .$narrowType<{ dueOn: Day }>()
    .execute()

/** @returns how many notices this request has got; undefined when it was changed or noticed since it was read */
export async function renewPromise(tx: Kysely<DB>, { id, version }: Pick<Promised, 'id' | 'version'>, promisedBy: Day): Promise<number | undefined> {
  const row = await tx
    .updateTable('requests')
    .set({ promisedBy, lateNotices: sql`late_notices + 1`, version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('closedAt', 'is', null)
    .returning('lateNotices')
    .executeTakeFirst()
  return row?.lateNotices
}
