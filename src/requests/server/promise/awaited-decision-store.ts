import { sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import { payingStatuses } from '../../paying.ts'
import { owesInvoice } from '../owed-invoice-store.ts'

/** Until when the customer may decide about the present quote, or the offer for a device that is bought; undefined when there is none. */
export const quoteOpenUntil = async (tx: ReadDb<DB>, requestId: number): Promise<Temporal.Instant | undefined> =>
  (await quotesOpenUntil(tx, [requestId])).get(requestId)

/** The expert report of a request, and when it was decided about. */
export const reportDecided = (tx: ReadDb<DB>, requestId: number) =>
  tx
    .selectFrom('expertReports')
    .leftJoin('expertReportDecisions', 'expertReportDecisions.reportId', 'expertReports.id')
    .select(['expertReports.status', 'validUntil', 'decidedAt'])
    .where('requestId', '=', requestId)
    .where('expertReports.status', '<>', 'void')
    .executeTakeFirst()
export type DecidedReport = NonNullable<Awaited<ReturnType<typeof reportDecided>>>

/** As `quoteOpenUntil`, for many requests; those without a quote or an offer are left out. */
export async function quotesOpenUntil(tx: ReadDb<DB>, requestIds: readonly number[]): Promise<ReadonlyMap<number, Temporal.Instant>> {
  if (requestIds.length === 0) return new Map()
  const found = await tx
    .selectFrom('quotes')
    .select(['requestId', 'validUntil'])
    .where(sql<boolean>`request_id = any(${requestIds}::bigint[])`)
    .where('status', 'not in', ['draft', 'void'])
    .unionAll((offers) =>
      offers.selectFrom('buybackOffers').select(['requestId', 'validUntil']).where(sql<boolean>`request_id = any(${requestIds}::bigint[])`),
    )
    .$narrowType<{ validUntil: Temporal.Instant }>()
    .execute()
  return new Map(found.map(({ requestId, validUntil }) => [requestId, validUntil]))
}

/** As `reportDecided`, for many requests; those without a report are left out. */
export async function reportsDecided(tx: ReadDb<DB>, requestIds: readonly number[]): Promise<ReadonlyMap<number, DecidedReport>> {
  if (requestIds.length === 0) return new Map()
  const found = await tx
    .selectFrom('expertReports')
    .leftJoin('expertReportDecisions', 'expertReportDecisions.reportId', 'expertReports.id')
    .select(['requestId', 'expertReports.status', 'validUntil', 'decidedAt'])
    .where(sql<boolean>`request_id = any(${requestIds}::bigint[])`)
    .where('expertReports.status', '<>', 'void')
    .execute()
  return new Map(found.map(({ requestId, ...report }) => [requestId, report]))
}

/** What these requests owe now, and when they paid last; only those whose work is done. */
export async function paymentsAwaited(tx: ReadDb<DB>, requestIds: readonly number[]) {
  if (requestIds.length === 0) return new Map<number, AwaitedPayment>()
  const found = await tx
    .selectFrom('requests')
    .select(['id', owesInvoice.as('owesInvoice')])
    .select(
      sql<Temporal.Instant | null>`(select max(paid_at) from invoices where invoices.request_id = requests.id and kind in ('final', 'proforma'))`.as(
        'paidAt',
      ),
    )
    .where(sql<boolean>`id = any(${requestIds}::bigint[])`)
    .where(sql<boolean>`status = any(${[...payingStatuses]}::text[])`)
    .execute()
  return new Map<number, AwaitedPayment>(found.map(({ id, ...payment }) => [id, payment]))
}
export type AwaitedPayment = { readonly owesInvoice: boolean; readonly paidAt: Temporal.Instant | null }
