import { sql } from 'kysely'
import { compiledRead } from '#base/server/db/compiled-read.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import { payingStatuses } from '../../paying.ts'
import { owesInvoice } from '../owed-invoice-store.ts'

/** What a request waits for where it stands now; of what belongs to another status nothing is told. */
export type AwaitedDecision = {
  /** Until when the customer may decide about the present quote, or the offer for a device that is bought; ISO instant. */
  readonly quoteUntil: string | null
  /** The expert report, and when it was decided about. */
  readonly report: { readonly status: string; readonly validUntil: string; readonly decidedAt: string | null } | null
  /** Whether money is owed now, and when it was paid last; only once the work is done. */
  readonly payment: { readonly owesInvoice: boolean; readonly paidAt: string | null } | null
}

/** Of a row of `requests`, so that whoever reads the row needs no statement more. */
export const awaitedDecision = sql<AwaitedDecision>`json_build_object(
  'quoteUntil', case when requests.status = 'QUOTE_DONE' then coalesce(
    (select valid_until from quotes where quotes.request_id = requests.id and quotes.status in ('sent', 'accepted', 'rejected', 'expired')),
    (select valid_until from buyback_offers where buyback_offers.request_id = requests.id)) end,
  'report', case when requests.status = 'ARRIVED' then (select json_build_object('status', expert_reports.status, 'validUntil', valid_until, 'decidedAt', decided_at)
    from expert_reports left join expert_report_decisions on report_id = expert_reports.id
    where expert_reports.request_id = requests.id and expert_reports.status <> 'void') end,
  'payment', case when requests.status = any(${[...payingStatuses]}::text[]) then json_build_object('owesInvoice', ${owesInvoice},
    'paidAt', (select max(paid_at) from invoices where invoices.request_id = requests.id and kind in ('final', 'proforma'))) end)`

const decisions = compiledRead((tx: ReadDb<DB>, { id }: { id: number }) =>
  tx.selectFrom('requests').select(awaitedDecision.as('awaited')).where('id', '=', id),
)

export const awaitedDecisionOf = async (tx: ReadDb<DB>, requestId: number): Promise<AwaitedDecision | null> =>
  (await decisions(tx, { id: requestId }))[0]?.awaited ?? null
