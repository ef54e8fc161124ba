import { type SelectQueryBuilder, sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { Day } from '#calendar/calendar.ts'
import type { DB } from '#db/schema.ts'
import { Refusal } from '#errors.ts'
import type { Outcome, RequestStatus } from '#requests/status.ts'
import { maxRows, type Period } from '../report.ts'

/** Whose requests, of which days and brand. `accountId` null: everybody's. */
export type Scope = { readonly accountId: number | null; readonly period: Period; readonly brandId: number | undefined }

/**
 * Runs a report: it only reads, and it ends in five seconds (SECURITY, Rep).
 * @throws Refusal REPORT_TOO_LARGE when the time is over
 */
export async function withinSeconds<T>(db: ReadDb<DB>, read: (tx: ReadDb<DB>) => Promise<T>): Promise<T> {
  try {
    return await db
      .transaction()
      .setAccessMode('read only')
      .execute(async (tx) => {
        await sql`set local statement_timeout = '5s'`.execute(tx)
        return read(tx)
      })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '57014') throw new Refusal('REPORT_TOO_LARGE')
    throw error
  }
}

/** The first moment of a day in Budapest. */
const beginning = (day: Day) => Temporal.PlainDate.from(day).toZonedDateTime('Europe/Budapest').toInstant()
const end = (day: Day) => Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime('Europe/Budapest').toInstant()

/** The only place that says whose rows a report reads. */
const within = <O>(query: SelectQueryBuilder<DB, 'requests', O>, moment: 'receivedAt' | 'readyAt', { accountId, period, brandId }: Scope) =>
  query
    .where(`requests.${moment}`, '>=', beginning(period.from))
    .where(`requests.${moment}`, '<', end(period.to))
    .$if(accountId !== null, (own) => own.where('requests.accountId', '=', accountId))
    .$if(brandId !== undefined, (one) => one.where('requests.brandId', '=', Number(brandId)))

export const countByStatus = (tx: ReadDb<DB>, scope: Scope): Promise<{ status: RequestStatus; open: number; closed: number }[]> =>
  within(tx.selectFrom('requests'), 'receivedAt', scope)
    .select((eb) => [
      'status',
      eb.fn.countAll<number>().filterWhere('closedAt', 'is', null).as('open'),
      eb.fn.countAll<number>().filterWhere('closedAt', 'is not', null).as('closed'),
    ])
    .groupBy('status')
    .$narrowType<{ status: RequestStatus }>()
    .execute()

const dayOf = (column: 'arrived_at' | 'ready_at') => sql<Day>`(${sql.ref(`requests.${column}`)} at time zone 'Europe/Budapest')::date`

/** The first day on which one of them arrived; undefined when none became ready in the period. */
export async function earliestArrival(tx: ReadDb<DB>, scope: Scope): Promise<Day | undefined> {
  const row = await within(tx.selectFrom('requests'), 'readyAt', scope)
    .where('arrivedAt', 'is not', null)
    .select(sql<Day | null>`min(${dayOf('arrived_at')})`.as('day'))
    .executeTakeFirst()
  return row?.day ?? undefined
}

/** @param workdays every day from the earliest arrival to the end of the period, numbered by `numberWorkdays` */
export const turnaroundByBrand = (tx: ReadDb<DB>, scope: Scope, { days, numbers }: { days: readonly Day[]; numbers: readonly number[] }) =>
  tx
    .with('numbered', (db) =>
      db
        .selectFrom(sql<{ day: Day; number: number }>`unnest(${days}::date[], ${numbers}::integer[])`.as<'numbered'>(sql`numbered (day, number)`))
        .select(['numbered.day', 'numbered.number']),
    )
    .with('repairs', () =>
      within(tx.selectFrom('requests'), 'readyAt', scope)
        .where('arrivedAt', 'is not', null)
        .select(['requests.brandId', dayOf('arrived_at').as('arrivedOn'), dayOf('ready_at').as('readyOn')]),
    )
    .selectFrom('repairs')
    .innerJoin('brands', 'brands.id', 'repairs.brandId')
    .innerJoin('numbered as arrived', 'arrived.day', 'repairs.arrivedOn')
    .innerJoin('numbered as ready', 'ready.day', 'repairs.readyOn')
    .groupBy(['brands.id', 'brands.name'])
    .orderBy('brands.name')
    .limit(maxRows)
    .select((eb) => {
      const worked = sql`${sql.ref('ready.number')} - ${sql.ref('arrived.number')}`
      return [
        'brands.id as brandId',
        'brands.name as brandName',
        eb.fn.countAll<number>().as('requests'),
        sql<number>`percentile_disc(0.5) within group (order by ${worked})`.as('median'),
        sql<number>`round(avg(${worked}), 1)::float8`.as('average'),
        sql<number>`percentile_disc(0.9) within group (order by ${worked})`.as('ninetiethPercentile'),
        sql<number>`max(${worked})`.as('longest'),
      ]
    })
    .execute()

type Page = { status?: RequestStatus | undefined; after?: number | undefined; size: number }

/** Newest first; one more than the page, which tells whether there is another. `after` of somebody else's request finds nothing. */
export const listRequests = (tx: ReadDb<DB>, scope: Scope, { status, after, size }: Page) =>
  within(tx.selectFrom('requests'), 'receivedAt', scope)
    .innerJoin('brands', 'brands.id', 'requests.brandId')
    .leftJoin('productTypes', 'productTypes.id', 'requests.productTypeId')
    .select([
      'requests.id',
      'receivedAt',
      'status',
      'outcome',
      'warrantyTypeId',
      'requests.brandId',
      'brands.name as brandName',
      'arrivedAt',
      'readyAt',
      'closedAt',
    ])
    .select((eb) => eb.fn.coalesce('productTypes.tradeName', 'requests.productTypeOther').as('productType'))
    .$if(status !== undefined, (query) => query.where('status', '=', String(status)))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(requests.received_at, requests.id) < (select received_at, id from requests as last
          where id = ${after} and (${scope.accountId}::bigint is null or account_id = ${scope.accountId}))`,
      ),
    )
    .orderBy('receivedAt', 'desc')
    .orderBy('requests.id', 'desc')
    .limit(size + 1)
    .$narrowType<{ status: RequestStatus; outcome: Outcome | null }>()
    .execute()
