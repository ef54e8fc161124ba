import { compiledRow } from '#base/server/db/compiled-statement.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import { Refusal } from '#errors.ts'

/** Whether a device came that its customer has not booked (DESIGN 8.33), and they have not yet said what is to be done with it. */
export const isAnswerAwaited = async (tx: ReadDb<DB>, requestId: number): Promise<boolean> => (await unanswered(tx, { requestId })) !== undefined

const unanswered = compiledRow((tx: ReadDb<DB>, { requestId }: { requestId: number }) =>
  tx.selectFrom('secondDevices').select('requestId').where('requestId', '=', requestId).where('answeredAt', 'is', null),
)

/** Nothing that may cost something is done with a device whose customer has accepted no terms. @throws Refusal CUSTOMER_ANSWER_AWAITED */
export async function requireAnswered(tx: ReadDb<DB>, requestId: number): Promise<void> {
  if (await isAnswerAwaited(tx, requestId)) throw new Refusal('CUSTOMER_ANSWER_AWAITED')
}
