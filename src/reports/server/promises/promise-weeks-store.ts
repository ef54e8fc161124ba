import { type Kysely, type SqlBool, sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { Day } from '#calendar/calendar.ts'
import type { DB } from '#db/schema.ts'
import type { PromiseOutcome, promiseFilters } from '../../promises.ts'
import { budapestDayOf, daysLate, isWaiting, outcomeOf } from '../promise-outcome-store.ts'

/** `numbers`: of every day from `from` to `today`, as `numberWorkdays` counts them. */
type Within = { readonly from: Day; readonly to: Day; readonly today: Day; readonly numbers: readonly number[] }

/** The first promises of a period by index `request_promises_by_day`, with what became of each, and by how many working days it was missed. */
const judgedPromises = (tx: ReadDb<DB>, { from, to, today, numbers }: Within) =>
  tx
    .with('numbered', (db) => db.selectNoFrom(sql<number[]>`${numbers}::integer[]`.as('numbers')))
    .with('judged', (db) =>
      db
        .selectFrom('requestPromises')
        .select(['id', 'requestId', 'step', 'day'])
        .select(budapestDayOf(sql`ended_at`).as('endedOn'))
        .select(outcomeOf(budapestDayOf(sql`ended_at`), today).as('outcome'))
        .where('firstId', 'is', null)
        .where('day', '>=', from)
        .where('day', '<=', to),
    )
    .with('counted', (db) =>
      db
        .selectFrom(['judged', 'numbered'])
        .select(['judged.id', 'judged.requestId', 'judged.step', 'judged.day', 'judged.endedOn', 'judged.outcome'])
        .select(daysLate(from, today).as('daysLate')),
    )

/** What became of the first promises of a week: how many, by how many working days they were missed, and how often another day was promised for them. */
export type CountedPromises = {
  week: Day
  outcome: PromiseOutcome
  daysLate: number | null
  /** Missed and still not done. */
  waiting: boolean
  promises: number
  byStaff: number
  byPortal: number
}

/** By what the database has counted of each day (migration 0091): no promise is read. */
export const countPromises = (tx: ReadDb<DB>, { from, to, today, numbers }: Within): Promise<CountedPromises[]> =>
  tx
    .with('numbered', (db) => db.selectNoFrom(sql<number[]>`${numbers}::integer[]`.as('numbers')))
    .with(
      (cte) => cte('summed').materialized(),
      (db) =>
        db
          .selectFrom('promiseCounts')
          .select(({ fn }) => [
            'day',
            'endedOn',
            'ended',
            fn.sum('promises').as('promises'),
            fn.sum('byStaff').as('byStaff'),
            fn.sum('byPortal').as('byPortal'),
          ])
          .where('day', '>=', from)
          .where('day', '<=', to)
          .groupBy(['day', 'endedOn', 'ended']),
    )
    .with('judged', (db) =>
      db.selectFrom('summed').select(['day', 'endedOn', 'promises', 'byStaff', 'byPortal']).select(outcomeOf(sql`ended_on`, today).as('outcome')),
    )
    .selectFrom(['judged', 'numbered'])
    .select([
      sql<Day>`date_trunc('week', day)::date`.as('week'),
      'outcome',
      daysLate(from, today).as('daysLate'),
      isWaiting.as('waiting'),
      sql<number>`sum(promises)::integer`.as('promises'),
      sql<number>`sum(by_staff)::integer`.as('byStaff'),
      sql<number>`sum(by_portal)::integer`.as('byPortal'),
    ])
    .groupBy(['week', 'outcome', 'daysLate', 'waiting'])
    .execute()

/** Makes few rows of what was counted one by one. */
export const gatherPromiseCounts = async (tx: Kysely<DB>): Promise<void> => void (await sql`select gather_promise_counts()`.execute(tx))

type Page = { readonly show?: (typeof promiseFilters)[number] | undefined; readonly after?: number | undefined; readonly size: number }

/** The earliest day first; one more than the page, which tells whether there is another. */
export const promisesWithin = (tx: ReadDb<DB>, within: Within, { show, after, size }: Page) =>
  judgedPromises(tx, within)
    .selectFrom('counted')
    .selectAll()
    .$if(show !== undefined && show !== 'renewed', (query) => query.where('outcome', '=', show as PromiseOutcome))
    .$if(show === 'renewed', (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(selectFrom('requestPromises as later').select('later.id').whereRef('later.firstId', '=', 'counted.id')),
      ),
    )
    .$if(after !== undefined, (query) =>
      query.where(sql<SqlBool>`(counted.day, counted.id) > (select day, id from request_promises where id = ${after})`),
    )
    .orderBy('day')
    .orderBy('id')
    .limit(size + 1)
    .execute()

/** The days promised later than these first ones, in their order, with who promised them. */
export const laterPromises = (tx: ReadDb<DB>, firsts: readonly number[]) =>
  tx
    .selectFrom('requestPromises')
    .leftJoin('accounts', 'accounts.id', 'requestPromises.byAccountId')
    .select(['requestPromises.id', 'firstId', 'day', 'byKind', 'reason', 'firstName', 'middleName', 'lastName'])
    .where('firstId', '=', sql<number>`any(${firsts}::bigint[])`)
    .orderBy('requestPromises.id')
    .execute()
