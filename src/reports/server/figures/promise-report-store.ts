import { sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { Day } from '#calendar/calendar.ts'
import type { DB } from '#db/schema.ts'
import type { Counted, PromiseOutcome } from '../../promises.ts'
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
        .select(['promised.day', 'promised.ended', sql<Day | null>`(promised.ended_at at time zone 'Europe/Budapest')::date`.as('endedOn')]),
    )
    .with('told', (db) =>
      db.selectFrom('judged').select([
        'day',
        'endedOn',
        sql<PromiseOutcome>`case
          when ended_on is null and day >= ${today}::date then 'open'
          when ended_on is null or ended_on > day then 'missed'
          when ended = 'void' then 'void'
          else 'kept' end`.as('outcome'),
      ]),
    )
    .selectFrom(['told', 'numbered'])
    .select([
      sql<Day>`date_trunc('week', day)::date`.as('week'),
      'outcome',
      sql<number | null>`case when outcome = 'missed' then
        numbered.numbers[coalesce(ended_on, ${today}::date) - ${from}::date + 1] - numbered.numbers[day - ${from}::date + 1] end`.as('daysLate'),
      sql<boolean>`outcome = 'missed' and ended_on is null`.as('waiting'),
      sql<number>`count(*)::integer`.as('promises'),
      sql<number>`0`.as('byStaff'),
      sql<number>`0`.as('byPortal'),
    ])
    .groupBy(['week', 'outcome', 'daysLate', 'waiting'])
    .execute()
