import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { Day } from '#calendar/calendar.ts'
import type { DB } from '#db/schema.ts'
import type { PromiseOutcome, promiseFilters } from '../../promises.ts'

/** `numbers`: of every day from `from` to `today`, as `numberWorkdays` counts them. */
type Within = { readonly from: Day; readonly to: Day; readonly today: Day; readonly numbers: readonly number[] }

/** The first promises of a period by index `request_promises_by_day`, with what became of each, and by how many working days it was missed. */
function judgedPromises(tx: ReadDb<DB>, { from, to, today, numbers }: Within) {
  // An array is looked into at once; a join with as many days took two thirds of the time.
  const numberOf = (day: RawBuilder<Day>) => sql<number>`numbered.numbers[${day} - ${from}::date + 1]`
  // Materialised: otherwise what is judged here is judged again for each figure that is counted of it.
  return tx
    .with('numbered', (db) => db.selectNoFrom(sql<number[]>`${numbers}::integer[]`.as('numbers')))
    .with(
      (cte) => cte('judged').materialized(),
      (db) =>
        db
          .selectFrom('requestPromises')
          .select(['id', 'requestId', 'step', 'day'])
          .select(sql<Day | null>`(ended_at at time zone 'Europe/Budapest')::date`.as('endedOn'))
          .select(
            sql<PromiseOutcome>`case
            when ended_at is null and day >= ${today}::date then 'open'
            when ended_at is null or (ended_at at time zone 'Europe/Budapest')::date > day then 'missed'
            when ended = 'void' then 'void'
            else 'kept' end`.as('outcome'),
          )
          .where('firstId', 'is', null)
          .where('day', '>=', from)
          .where('day', '<=', to),
    )
    .with(
      (cte) => cte('counted').materialized(),
      (db) =>
        db
          .selectFrom(['judged', 'numbered'])
          .select(['judged.id', 'judged.requestId', 'judged.step', 'judged.day', 'judged.endedOn', 'judged.outcome'])
          .select(
            sql<number | null>`case when outcome = 'missed' then ${numberOf(sql`coalesce(ended_on, ${today}::date)`)} - ${numberOf(sql`day`)} end`.as(
              'daysLate',
            ),
          ),
    )
}

const of = (outcome: PromiseOutcome) => sql<number>`count(*) filter (where outcome = ${outcome})`

/** One row for each week that has any; a week is called by its Monday. */
export const promiseWeeks = (tx: ReadDb<DB>, within: Within) =>
  judgedPromises(tx, within)
    .selectFrom('counted')
    // Counted once for all, by index request_promises_later: few first promises have a later one.
    .leftJoin(
      (db) =>
        db
          .selectFrom('requestPromises')
          .where('firstId', 'is not', null)
          .select('firstId')
          .select(sql<number>`count(*) filter (where by_kind = 'staff')`.as('byStaff'))
          .select(sql<number>`count(*) filter (where by_kind <> 'staff')`.as('byPortal'))
          .groupBy('firstId')
          .as('renewed'),
      (join) => join.onRef('renewed.firstId', '=', 'counted.id'),
    )
    .select([
      sql<Day>`date_trunc('week', counted.day)::date`.as('week'),
      of('kept').as('kept'),
      of('missed').as('missed'),
      of('open').as('open'),
      of('void').as('void'),
      sql<number>`count(*) filter (where outcome = 'missed' and ended_on is null)`.as('waiting'),
      sql<number | null>`percentile_disc(0.5) within group (order by days_late)`.as('median'),
      sql<number | null>`max(days_late)`.as('longest'),
      sql<number>`coalesce(sum(renewed.by_staff), 0)::integer`.as('renewedByStaff'),
      sql<number>`coalesce(sum(renewed.by_portal), 0)::integer`.as('renewedByPortal'),
    ])
    .groupBy('week')
    .execute()

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
