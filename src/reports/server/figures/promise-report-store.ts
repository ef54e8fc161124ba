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
    .with('judged', (db) =>
      db
        .selectFrom('requestPromises as promised')
        .innerJoin('requests', 'requests.id', 'promised.requestId')
        .where('promised.firstId', 'is', null)
        .where('promised.day', '>=', from)
        .where('promised.day', '<=', to)
        .where(isOf(scope))
        .select(['promised.day', 'promised.ended', budapestDayOf(sql`promised.ended_at`).as('endedOn')]),
    )
    .with('told', (db) => db.selectFrom('judged').select(['day', 'endedOn', outcomeOf(sql`ended_on`, today).as('outcome')]))
    .selectFrom(['told', 'numbered'])
    .select([
      sql<Day>`date_trunc('week', day)::date`.as('week'),
      'outcome',
      daysLate(from, today).as('daysLate'),
      isWaiting.as('waiting'),
      sql<number>`count(*)::integer`.as('promises'),
      sql<number>`0`.as('byStaff'),
      sql<number>`0`.as('byPortal'),
    ])
    .groupBy(['week', 'outcome', 'daysLate', 'waiting'])
    .execute()
