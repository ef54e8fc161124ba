import { sql } from 'kysely'
import type { Reach } from '#accounts/who.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import { isWithin } from '#requests/server/within-reach-store.ts'
import type { Side } from '../message.ts'
import type { ThreadPlace } from '../own-threads.ts'

/** How much of the newest message the list shows. */
const beginning = 200

const unread = sql<number>`(select count(*) from request_messages as one where one.request_id = talk.request_id and one.by_kind = 'staff'
  and one.id > talk.read_by_customer)`

/**
 * The threads about the requests within reach: what is unread first, then the newest message first. Whose a thread is, its newest message and whether it
 * has news stand in its row (migration 0093), so that a page is read from an index.
 * @param acting what the caller may mark as read; of other threads nothing counts as unread to them
 * @returns one more than the page, which tells whether there is another
 */
export const threadsWithin = (
  tx: ReadDb<DB>,
  { reach, acting }: { readonly reach: Reach; readonly acting: Reach },
  { after, size }: { readonly after: ThreadPlace | undefined; readonly size: number },
) =>
  tx
    .selectFrom((db) =>
      db
        .selectFrom('requestConversations as talk')
        .selectAll()
        .where(isWithin(reach, 'talk'))
        .where('newestMessageId', '>', 0)
        .$if(after !== undefined, (query) =>
          query.where(sql<boolean>`(has_news, newest_message_id) < (${after?.hasNews ?? false}::boolean, ${after?.messageId ?? 0}::bigint)`),
        )
        .orderBy('hasNews', 'desc')
        .orderBy('newestMessageId', 'desc')
        .limit(size + 1)
        .as('talk'),
    )
    .innerJoin('requests', 'requests.id', 'talk.requestId')
    .innerJoin('requestMessages as newest', 'newest.id', 'talk.newestMessageId')
    .innerJoin('brands', 'brands.id', 'requests.brandId')
    .leftJoin('productTypes', 'productTypes.id', 'requests.productTypeId')
    .select(['talk.requestId', 'talk.hasNews', 'requests.closedAt', 'requests.brandId', 'brands.name as brandName'])
    .select(['newest.id as messageId', 'newest.at', 'newest.byKind', sql<string>`left(newest.text, ${beginning})`.as('beginning')])
    .select(sql<number>`case when ${isWithin(acting, 'talk')} then ${unread} else 0 end`.as('unread'))
    .select((eb) => eb.fn.coalesce('productTypes.tradeName', 'requests.productTypeOther').as('typeName'))
    .orderBy('talk.hasNews', 'desc')
    .orderBy('talk.newestMessageId', 'desc')
    .$narrowType<{ byKind: Side }>()
    .execute()

export async function countUnreadWithin(tx: ReadDb<DB>, acting: Reach): Promise<number> {
  const { count } = await tx
    .selectFrom('requestConversations as talk')
    .innerJoin('requestMessages as one', (join) => join.onRef('one.requestId', '=', 'talk.requestId').onRef('one.id', '>', 'talk.readByCustomer'))
    .where(isWithin(acting, 'talk'))
    .where('talk.hasNews', '=', true)
    .where('one.byKind', '=', 'staff')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
