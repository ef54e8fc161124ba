import { sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { Day } from '#calendar/calendar.ts'
import type { DB } from '#db/schema.ts'
import type { Counted } from '../../promises.ts'
import { budapestDayOf, daysLate, isWaiting, outcomeOf } from '../promise-outcome-store.ts'
import { isOf, type Scope } from '../report-store.ts'

type Weeks = { readonly from: Day; readonly to: Day; readonly today: Day; readonly numbers: readonly number[] }

/** First promises about the requests of the scope, by the index of the days promised first; what is told of them is what decision 76 says. */
export const countPromisesOf = (tx: ReadDb<DB>, scope: Scope, { from, to, today, numbers }: Weeks): Promise<(Counted & { week: Day })[]> =>
  tx
    .with('numbered', (db) => db.selectNoFrom(sql<number[]>`${numbers}::integer[]`.as('numbers')))
    // A few hundred kinds of a hundred thousand promises: what is told of one is told of all alike.
    .with(
      (cte) => cte('summed').materialized(),
      (db) =>
        db
          .selectFrom('requestPromises as promised')
          .innerJoin('requests', 'requests.id', 'promised.requestId')
          .where('promised.firstId', 'is', null)
          .where('promised.day', '>=', from)
          .where('promised.day', '<=', to)
          .where(isOf(scope))
          .select(({ fn }) => [
            'promised.day',
            'promised.ended',
            budapestDayOf(sql`promised.ended_at`).as('endedOn'),
            fn.countAll<number>().as('promises'),
          ])
          .groupBy(['promised.day', 'promised.ended', 'endedOn']),
    )
    .with('judged', (db) => db.selectFrom('summed').select(['day', 'endedOn', 'promises', outcomeOf(sql`ended_on`, today).as('outcome')]))
    .selectFrom(['judged', 'numbered'])
    .select([
      sql<Day>`date_trunc('week', day)::date`.as('week'),
      'outcome',
      daysLate(from, today).as('daysLate'),
      isWaiting.as('waiting'),
      sql<number>`sum(promises)::integer`.as('promises'),
      sql<number>`0`.as('byStaff'),
      sql<number>`0`.as('byPortal'),
    ])
    .groupBy(['week', 'outcome', 'daysLate', 'waiting'])
    .execute()
