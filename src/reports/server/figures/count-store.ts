import { sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { Day } from '#calendar/calendar.ts'
import type { DB } from '#db/schema.ts'
import type { Outcome, RequestStatus } from '#requests/status.ts'
import { ageBounds } from '../../report.ts'
import { isOf, type Scope, type Whose, within } from '../report-store.ts'

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

/** @returns `age`: how many of `ageBounds` its calendar days have passed. Only open requests are read, each by an index of them. */
export const countOpenByAge = (tx: ReadDb<DB>, whose: Whose, today: Day): Promise<{ status: RequestStatus; age: number; open: number }[]> =>
  tx
    .selectFrom('requests')
    .where(isOf(whose))
    .where('closedAt', 'is', null)
    .select((eb) => [
      'status',
      sql<number>`width_bucket(${today}::date - (received_at at time zone 'Europe/Budapest')::date, ${ageBounds.map((bound) => bound + 1)}::integer[])`.as(
        'age',
      ),
      eb.fn.countAll<number>().as('open'),
    ])
    .groupBy(['status', 'age'])
    .$narrowType<{ status: RequestStatus }>()
    .execute()

/** Repaired in the period, and how many of them came back: a repeat claim is taken only under the service warranty (requests/service-warranty.ts). */
export const countRepeated = (tx: ReadDb<DB>, scope: Scope): Promise<{ brandId: number; repaired: number; repeated: number }[]> =>
  within(tx.selectFrom('requests'), 'readyAt', scope)
    .where('outcome', '=', 'REPAIRED')
    .select((eb) => [
      'brandId',
      eb.fn.countAll<number>().as('repaired'),
      sql<number>`count(*) filter (where exists (select from requests as later where later.prev_crm_request_id = requests.id))`.as('repeated'),
    ])
    .groupBy('brandId')
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
          where id = ${after} and ${isOf({ ...scope, brandId: undefined }, 'last')})`,
      ),
    )
    .orderBy('receivedAt', 'desc')
    .orderBy('requests.id', 'desc')
    .limit(size + 1)
    .$narrowType<{ status: RequestStatus; outcome: Outcome | null }>()
    .execute()
export type ListedRow = Awaited<ReturnType<typeof listRequests>>[number]
