import { sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { Day } from '#calendar/calendar.ts'
import type { DB } from '#db/schema.ts'
import { type Scope, within } from '../report-store.ts'

const dayOf = (column: 'arrived_at' | 'ready_at') => sql<Day>`(${sql.ref(`requests.${column}`)} at time zone 'Europe/Budapest')::date`

/** The first day on which one of them arrived; undefined when none became ready in the period. */
export async function earliestArrival(tx: ReadDb<DB>, scope: Scope): Promise<Day | undefined> {
  const row = await within(tx.selectFrom('requests'), 'readyAt', scope)
    .where('arrivedAt', 'is not', null)
    .select(sql<Day | null>`min(${dayOf('arrived_at')})`.as('day'))
    .executeTakeFirst()
  return row?.day ?? undefined
}

type Numbered = { readonly days: readonly Day[]; readonly numbers: readonly number[] }

/**
 * Median and ninetieth percentile are the days of a request that there is: the first that half, or nine of ten, do not pass.
 * @param by what they are told apart by
 * @param numbered every day from the earliest arrival to the end of the period, numbered by `numberWorkdays`
 */
export const turnaroundBy = (tx: ReadDb<DB>, by: 'brandId' | 'warrantyTypeId', scope: Scope, { days, numbers }: Numbered) =>
  tx
    .with('numbered', (db) =>
      db
        .selectFrom(sql<{ day: Day; number: number }>`unnest(${days}::date[], ${numbers}::integer[])`.as<'numbered'>(sql`numbered (day, number)`))
        .select(['numbered.day', 'numbered.number']),
    )
    .with('repairs', () =>
      within(tx.selectFrom('requests'), 'readyAt', scope)
        .where('arrivedAt', 'is not', null)
        .select([`requests.${by} as kind`, dayOf('arrived_at').as('arrivedOn'), dayOf('ready_at').as('readyOn')]),
    )
    .selectFrom('repairs')
    .innerJoin('numbered as arrived', 'arrived.day', 'repairs.arrivedOn')
    .innerJoin('numbered as ready', 'ready.day', 'repairs.readyOn')
    .groupBy('kind')
    .select((eb) => {
      const worked = sql`${sql.ref('ready.number')} - ${sql.ref('arrived.number')}`
      return [
        'kind',
        eb.fn.countAll<number>().as('requests'),
        sql<number>`percentile_disc(0.5) within group (order by ${worked})`.as('median'),
        sql<number>`round(avg(${worked}), 1)::float8`.as('average'),
        sql<number>`percentile_disc(0.9) within group (order by ${worked})`.as('ninetiethPercentile'),
        sql<number>`max(${worked})`.as('longest'),
      ]
    })
    .execute()
