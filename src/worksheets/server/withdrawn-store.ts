import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'

/** Whether its customer withdrew from the contract about a request (45/2014. Korm. r. 22. §), and nobody found that it does not hold. */
export async function isWithdrawn(tx: ReadDb<DB>, requestId: number): Promise<boolean> {
  const withdrawal = tx
    .selectFrom('statementCases')
    .select('id')
    .where('requestId', '=', requestId)
    .where('kind', '=', 'withdrawal')
    .where((eb) => eb.or([eb('outcome', 'is', null), eb('outcome', '=', 'ACCEPTED')]))
  return (await withdrawal.limit(1).executeTakeFirst()) !== undefined
}
