import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { compiledRow } from '#base/server/db/compiled-statement.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { Day } from '#calendar/calendar.ts'
import type { DB } from '#db/schema.ts'
import type { By } from '../../lifecycle.ts'
import { maxNotices, type NextStep } from '../../promise.ts'
import type { RequestStatus } from '../../status.ts'
import { leavesOnTerms } from '../owed-invoice-store.ts'
import { summaryColumns } from './expected-step.ts'

const columns = ['id', 'status', 'warrantyTypeId', 'closedAt', 'pickupDay', 'collectedAt', 'promisedBy', 'firstPromisedBy', 'version'] as const

/** A request as far as its promise depends on it. */
export const findPromised = compiledRow((tx: ReadDb<DB>, { id }: { id: number }) =>
  tx
    .selectFrom('requests')
    .select([...columns, ...summaryColumns, 'holdReason', 'lateNotices'])
    .select(leavesOnTerms.as('leavesOnTerms'))
    .where('id', '=', id)
    .$narrowType<{ status: RequestStatus }>(),
)
export type Promised = NonNullable<Awaited<ReturnType<typeof findPromised>>>

/**
 * What follows from a step is no change that somebody could overlook, so the version stays. Whoever promised meanwhile is right.
 * @returns whether this was written
 */
export async function writePromise(tx: Kysely<DB>, { id, version }: Pick<Promised, 'id' | 'version'>, promisedBy: Day | null): Promise<boolean> {
  const written = await tx
    .updateTable('requests')
    .set({ promisedBy })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

type FirstPromise = { requestId: number; step: NextStep['code']; day: Day; at: Temporal.Instant }

/** The first promise about a step; what was promised about another is not waited for any more. */
export async function beginPromise(tx: Kysely<DB>, { requestId, step, day, at }: FirstPromise): Promise<void> {
  await endPromise(tx, requestId, at, 'void')
  await tx.insertInto('requestPromises').values({ requestId, step, day, madeAt: at, byKind: 'system' }).execute()
}

type LaterPromise = FirstPromise & { byKind: By; byAccountId: number | null; reason: string | null }

/** Another day for the step that is awaited: it stands beside the first one, which stays (migration 0052). @returns its id */
export async function addPromise(tx: Kysely<DB>, { requestId, step, day, at, byKind, byAccountId, reason }: LaterPromise): Promise<number> {
  const { id } = await tx
    .insertInto('requestPromises')
    .values({ requestId, step, day, madeAt: at, byKind, byAccountId, reason, firstId: promiseInForce(tx, requestId) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** @param ended `void`: nobody waits for it any more, though it is not done */
export const endPromise = (tx: Kysely<DB>, requestId: number, at: Temporal.Instant, ended: 'done' | 'void') =>
  tx
    .updateTable('requestPromises')
    .set({ endedAt: at, ended })
    .where('requestId', '=', requestId)
    .where('firstId', 'is', null)
    .where('endedAt', 'is', null)
    .execute()

const promiseInForce = (tx: ReadDb<DB>, requestId: number) =>
  tx.selectFrom('requestPromises').select('id').where('requestId', '=', requestId).where('firstId', 'is', null).where('endedAt', 'is', null)

/** Why another day was promised, in the words of whoever did. */
export const promiseById = (tx: ReadDb<DB>, id: number) =>
  tx.selectFrom('requestPromises').select(['day', 'reason']).where('id', '=', id).executeTakeFirst()

/** Everything that was promised about a request, in the order it was, with who promised it. */
export const promisesOfRequest = (tx: ReadDb<DB>, { requestId }: { readonly requestId: number }) =>
  tx
    .selectFrom('requestPromises')
    .leftJoin('accounts', 'accounts.id', 'requestPromises.byAccountId')
    .select(['requestPromises.id', 'step', 'day', 'firstId', 'madeAt', 'byKind', 'reason', 'endedAt', 'ended'])
    .select(['firstName', 'middleName', 'lastName'])
    .where('requestId', '=', requestId)
    .orderBy('requestPromises.id')
    .$narrowType<{ byKind: By; ended: 'done' | 'void' | null }>()

/** Not for its customer, who decides about a quote or was asked something: of their own time nobody is told that it is late. */
const isOurDelay = sql<boolean>`requests.status <> 'QUOTE_DONE' and requests.hold_reason is distinct from 'ugyfel'`

type Overdue = { id: number; dueOn: Day; receivedAt: Temporal.Instant }

/**
 * Open requests whose present day has passed and whose customer may still be told by the portal itself, without those that wait for the
 * customer; index `requests_due`.
 */
export const overdueRequests = (tx: ReadDb<DB>, today: Day, after: Overdue | undefined, size: number): Promise<Overdue[]> =>
  tx
    .selectFrom('requests')
    .select(['id', 'dueOn', 'receivedAt'])
    .where('closedAt', 'is', null)
    .where('dueOn', '<', today)
    .where('lateNotices', '<', maxNotices)
    .where(isOurDelay)
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

/**
 * An overdue request with the others of its order that are overdue too, where the sender of the order is told about them; index
 * `requests_by_order_of_account`.
 */
export async function overdueTogether(tx: ReadDb<DB>, requestId: number, today: Day): Promise<readonly number[]> {
  const others = await tx
    .selectFrom('requests as named')
    .innerJoin('accounts', 'accounts.id', 'named.accountId')
    .innerJoin('requests', (join) =>
      join
        .onRef('requests.accountId', '=', 'named.accountId')
        .onRef('requests.orderId', '=', 'named.orderId')
        .onRef('requests.email', '=', 'named.email')
        .onRef('requests.language', '=', 'named.language'),
    )
    .select('requests.id')
    .where('named.id', '=', requestId)
    .where(sql<boolean>`lower(named.email) = lower(accounts.email)`)
    .where('requests.id', '<>', requestId)
    .where('requests.closedAt', 'is', null)
    .where('requests.dueOn', '<', today)
    .where('requests.lateNotices', '<', maxNotices)
    .where(isOurDelay)
    .orderBy('requests.id')
    .execute()
  return [requestId, ...others.map(({ id }) => id)]
}

/** @returns how many notices this request has got; undefined when it was changed or noticed since it was read, or has got as many as it may */
export async function renewPromise(tx: Kysely<DB>, { id, version }: Pick<Promised, 'id' | 'version'>, promisedBy: Day): Promise<number | undefined> {
  const row = await tx
    .updateTable('requests')
    .set({ promisedBy, lateNotices: sql`late_notices + 1`, version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('closedAt', 'is', null)
    .where('lateNotices', '<', maxNotices)
    .returning('lateNotices')
    .executeTakeFirst()
  return row?.lateNotices
}
