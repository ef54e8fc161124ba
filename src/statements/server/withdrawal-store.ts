import { sql } from 'kysely'
import { isConsumer } from '#accounts/consumer.ts'
import type { CustomerType } from '#accounts/who.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { StatementOutcome } from '../statement.ts'
import { type Withdrawal, withdrawalIn } from '../withdrawal.ts'

/** What the withdrawals about a request mean for whoever works on it. */
export async function withdrawalOf(tx: ReadDb<DB>, requestId: number): Promise<Withdrawal> {
  const found = await tx
    .selectFrom('statementCases')
    .innerJoin('requests', 'requests.id', 'statementCases.requestId')
    .select(['requests.companyName', 'statementCases.outcome', sql<CustomerType>`requests.customer_type`.as('customerType')])
    .where('statementCases.requestId', '=', requestId)
    .where('statementCases.kind', '=', 'withdrawal')
    .$narrowType<{ outcome: StatementOutcome | null }>()
    .execute()
  return withdrawalIn(found.map((row) => ({ outcome: row.outcome, isOfConsumer: isConsumer(row) })))
}
