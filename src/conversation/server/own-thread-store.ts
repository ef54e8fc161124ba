import { sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { Side } from '../message.ts'
import type { ThreadPlace } from '../own-threads.ts'

/** How much of the newest message the list shows. */
const beginning = 200

const newest = sql<{ id: number; at: Temporal.Instant; byKind: Side; beginning: string }>`lateral (
  select id, at, by_kind, left(text, ${beginning}) as beginning from request_messages as one where one.request_id = talk.request_id order by one.id desc limit 1)`

const unread = sql<number>`(select count(*) from request_messages as one where one.request_id = talk.request_id and one.by_kind = 'staff'
  and one.id > talk.read_by_customer)`

/**
 * The threads about an account's requests: what is unread first, then the newest message first.
 * @returns one more than the page, which tells whether there is another
 */
export const threadsOfAccount = (
  tx: ReadDb<DB>,
  accountId: number,
  { after, size }: { readonly after: ThreadPlace | undefined; readonly size: number },
) =>
  tx
    .selectFrom((db) =>
      db
        .selectFrom('requests')
        .innerJoin('requestConversations as talk', 'talk.requestId', 'requests.id')
        .innerJoin('brands', 'brands.id', 'requests.brandId')
        .leftJoin('productTypes', 'productTypes.id', 'requests.productTypeId')
        .innerJoin(newest.as('newest'), (join) => join.onTrue())
        .where('requests.accountId', '=', accountId)
        .select(['talk.requestId', 'requests.closedAt', 'requests.brandId', 'brands.name as brandName'])
        .select(['newest.id as messageId', 'newest.at', 'newest.byKind', 'newest.beginning', unread.as('unread')])
        .select((eb) => eb.fn.coalesce('productTypes.tradeName', 'requests.productTypeOther').as('typeName'))
        .as('thread'),
    )
    .selectAll()
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(unread > 0, message_id) < (${after?.hasNews ?? false}::boolean, ${after?.messageId ?? 0}::bigint)`),
    )
    .orderBy(sql`unread > 0`, 'desc')
    .orderBy('messageId', 'desc')
    .limit(size + 1)
    .execute()

export async function countUnreadOf(tx: ReadDb<DB>, accountId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('requests')
    .innerJoin('requestConversations as talk', 'talk.requestId', 'requests.id')
    .innerJoin('requestMessages as one', (join) => join.onRef('one.requestId', '=', 'talk.requestId').onRef('one.id', '>', 'talk.readByCustomer'))
    .where('requests.accountId', '=', accountId)
    .where('one.byKind', '=', 'staff')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
