import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { isConsumer } from '#accounts/consumer.ts'
import type { CustomerType } from '#accounts/who.ts'
import type { Language } from '#base/languages.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { Estimate } from '#prices/estimate.ts'
import { decisionLimitOfSender } from '#requests/server/cost-limit-store.ts'
import type { Outcome, RequestStatus } from '#requests/status.ts'

/** What quotes and reports ask of their request. */
export type QuotedRequest = {
  id: number
  status: RequestStatus
  outcome: Outcome | null
  /** A courier is to take the device back, or is being asked to. */
  returnOrdered: boolean
  version: number
  closedAt: Temporal.Instant | null
  arrivedAt: Temporal.Instant | null
  language: Language
  warrantyTypeId: number
  /** Gross forints the customer allowed when booking. */
  repairCostLimit: number | null
  accountId: number | null
  companyId: number | null
  costCentreId: number | null
  /** `decisionLimitOfSender` */
  decisionLimit: number | null
  customerType: CustomerType
  companyName: string | null
  /** What the customer was told before the booking. */
  estimate: Estimate | null
}

const requestById = (tx: ReadDb<DB>, id: number) =>
  tx
    .selectFrom('requests')
    .select(sql<boolean>`exists (select from shipments where request_id = requests.id and leg = 'out' and ended_at is null)`.as('returnOrdered'))
    .select(['id', 'status', 'outcome', 'version', 'closedAt', 'arrivedAt', 'language', 'warrantyTypeId', 'repairCostLimit'])
    .select(['accountId', 'companyId', 'costCentreId', 'customerType', 'companyName', 'estimate'])
    .select(decisionLimitOfSender.as('decisionLimit'))
    .where('id', '=', id)
    .$narrowType<{ status: RequestStatus; outcome: Outcome | null; language: Language; customerType: CustomerType; estimate: Estimate | null }>()

export const findQuotedRequest = (tx: ReadDb<DB>, id: number): Promise<QuotedRequest | undefined> => requestById(tx, id).executeTakeFirst()

/** Whether the rights of consumers are told about this request: a company has neither the right to withdraw nor their boards. */
export async function isOfConsumer(tx: ReadDb<DB>, id: number): Promise<boolean> {
  const request = await findQuotedRequest(tx, id)
  return request !== undefined && isConsumer(request)
}

/** Nobody else decides, sends or expires anything of this request until the transaction ends. */
export const lockQuotedRequest = (tx: ReadDb<DB>, id: number): Promise<QuotedRequest | undefined> =>
  requestById(tx, id).forUpdate().executeTakeFirst()

/** Something beside the status has changed: whoever looked before looks again. @returns the new version */
export async function touchRequest(tx: Kysely<DB>, id: number): Promise<number> {
  const { version } = await tx
    .updateTable('requests')
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** The request waits for its insurer until its next step (GAPS D1, hold). */
export const holdForInsurer = (tx: Kysely<DB>, id: number, since: Temporal.Instant) =>
  tx.updateTable('requests').set({ holdReason: 'biztosito', holdSince: since }).where('id', '=', id).execute()
