import { sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { WaitingPlace } from '../waiting.ts'

/** How much of the newest message the list shows. */
const beginning = 200

/**
 * Those who have waited longest first: whoever is answered meanwhile leaves a page, but nobody slips between two.
 * @returns one more than the page, which tells whether there is another
 */
export const waitingRequests = (tx: ReadDb<DB>, { after, size }: { after?: WaitingPlace | undefined; size: number }) =>
  tx
    .selectFrom('requestConversations as talk')
    .innerJoin('requests', 'requests.id', 'talk.requestId')
    .innerJoin('brands', 'brands.id', 'requests.brandId')
    .leftJoin('productTypes', 'productTypes.id', 'requests.productTypeId')
    .leftJoin('accounts as employees', 'employees.id', 'requests.assignedAccountId')
    .select(['talk.requestId', 'talk.waitingSince', 'requests.closedAt', 'requests.brandId', 'brands.name as brandName'])
    .select(['requests.firstName', 'requests.middleName', 'requests.lastName', 'requests.companyName', 'requests.assignedAccountId'])
    .select(['employees.firstName as employeeFirstName', 'employees.middleName as employeeMiddleName', 'employees.lastName as employeeLastName'])
    .select((eb) => eb.fn.coalesce('productTypes.tradeName', 'requests.productTypeOther').as('typeName'))
    .select([
      sql<number>`(select count(*) from request_messages as one where one.request_id = talk.request_id and one.by_kind = 'customer'
        and one.id > talk.answered_to)`.as('waiting'),
      sql<string>`(select left(text, ${beginning}) from request_messages as one where one.request_id = talk.request_id and one.by_kind = 'customer'
        order by one.id desc limit 1)`.as('beginning'),
    ])
    .where('talk.waitingSince', 'is not', null)
    .$narrowType<{ waitingSince: Temporal.Instant }>()
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(talk.waiting_since, talk.request_id) > (${after?.since}::timestamptz, ${after?.requestId}::bigint)`),
    )
    .orderBy('talk.waitingSince')
    .orderBy('talk.requestId')
    .limit(size + 1)
    .execute()

export async function countWaiting(tx: ReadDb<DB>): Promise<number> {
  const { count } = await tx
    .selectFrom('requestConversations')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('waitingSince', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}
