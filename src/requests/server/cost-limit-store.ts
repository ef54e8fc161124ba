import { sql } from 'kysely'
import { compiledRow } from '#base/server/db/compiled-statement.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'

/** Gross forints that the sender of a request may decide about alone; null: any amount. Who left their company decides about nothing. */
export const decisionLimitOfSender = sql<number | null>`(select case when left_at is not null then 0 when role = 'member' then decision_limit end
  from company_people as sender where sender.account_id = requests.account_id and sender.company_id = requests.company_id)`

type Limits = { repairCostLimit: number | null; decisionLimit: number | null }

/** Gross forints up to which a repair begins unasked; null: never. What its sender may not decide about alone they cannot have allowed when booking either. */
export const allowedUnasked = ({ repairCostLimit, decisionLimit }: Limits): number | null =>
  repairCostLimit !== null && decisionLimit !== null ? Math.min(repairCostLimit, decisionLimit) : repairCostLimit

const limits = compiledRow((tx: ReadDb<DB>, { requestId }: { requestId: number }) =>
  tx.selectFrom('requests').select('repairCostLimit').select(decisionLimitOfSender.as('decisionLimit')).where('id', '=', requestId),
)

/** For who is told what comes next: the limit to name, null where every quote waits for its answer. */
export async function costLimitOf(tx: ReadDb<DB>, requestId: number): Promise<number | null> {
  const found = await limits(tx, { requestId })
  return (found && allowedUnasked(found)) || null
}
