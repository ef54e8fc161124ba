import { sql } from 'kysely'
import type { CustomerType } from '#accounts/who.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import { isConsumer } from '#quotes/consumer.ts'

/**
 * Whether its customer withdrew from the contract about a request (45/2014. Korm. r. 22. §): that was accepted, or it waits for its answer. Null: nobody
 * did, it was found not to hold, or it is a business's, which has no such right, and was not accepted.
 */
export async function withdrawalOf(tx: ReadDb<DB>, requestId: number): Promise<'open' | 'accepted' | null> {
  const found = await tx
    .selectFrom('statementCases')
    .innerJoin('requests', 'requests.id', 'statementCases.requestId')
    .select(['requests.companyName', 'statementCases.outcome', sql<CustomerType>`requests.customer_type`.as('customerType')])
    .where('statementCases.requestId', '=', requestId)
    .where('statementCases.kind', '=', 'withdrawal')
    .where((eb) => eb.or([eb('statementCases.outcome', 'is', null), eb('statementCases.outcome', '=', 'ACCEPTED')]))
    .execute()
  if (found.some(({ outcome }) => outcome !== null)) return 'accepted'
  return found.some(isConsumer) ? 'open' : null
}
