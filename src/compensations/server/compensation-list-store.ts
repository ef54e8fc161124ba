import { sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { CompensationList } from '../compensation.ts'

/** What belongs on each list, and by what it is ordered; its index in migration 0198 begins with the same condition. */
const lists = {
  toPay: { where: sql<boolean>`paid_at is null and account is not null`, by: 'compensations.due_on', order: 'asc' },
  // Whoever was erased without saying one cannot be asked any more; what they say all the same is written down at their request, and is then to be paid.
  noAccount: { where: sql<boolean>`account is null and requests.email <> ''`, by: 'lost_parcels.decided_at', order: 'asc' },
  paid: { where: sql<boolean>`paid_at is not null`, by: 'compensations.paid_at', order: 'desc' },
} as const

type Place = { readonly list: CompensationList; readonly after: number | undefined; readonly size: number }

/** One more than a page; `after`: the request it goes on after. */
export function compensationsOfList(tx: ReadDb<DB>, { list, after, size }: Place) {
  const { where, by, order } = lists[list]
  // Where the page before ended, in the order of this one.
  const last = sql`(select ${sql.raw(by)}, compensations.request_id from compensations
    join lost_parcels on lost_parcels.request_id = compensations.request_id where compensations.request_id = ${after ?? 0})`
  return tx
    .selectFrom('compensations')
    .innerJoin('lostParcels', 'lostParcels.requestId', 'compensations.requestId')
    .innerJoin('requests', 'requests.id', 'compensations.requestId')
    .select(['compensations.requestId', 'compensations.version', 'account', 'holder', 'compensations.dueOn', 'paidAt', 'paidOn', 'reference'])
    .select(['compensation as amount', 'leg', 'note as why', 'decidedAt', 'companyName', 'firstName', 'middleName', 'lastName'])
    .where(where)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(${sql.raw(by)}, compensations.request_id) ${sql.raw(order === 'asc' ? '>' : '<')} ${last}`),
    )
    .orderBy(sql.raw(by), order)
    .orderBy('compensations.requestId', order)
    .limit(size + 1)
    .$narrowType<{ leg: 'in' | 'out' }>()
    .execute()
}
