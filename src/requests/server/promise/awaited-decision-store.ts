import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'

/** Until when the customer may decide about the present quote; undefined when there is none. */
export const quoteOpenUntil = async (tx: ReadDb<DB>, requestId: number): Promise<Temporal.Instant | undefined> =>
  (
    await tx
      .selectFrom('quotes')
      .select('validUntil')
      .where('requestId', '=', requestId)
      .where('status', 'not in', ['draft', 'void'])
      .$narrowType<{ validUntil: Temporal.Instant }>()
      .executeTakeFirst()
  )?.validUntil

/** The expert report of a request, and when it was decided about. */
export const reportDecided = (tx: ReadDb<DB>, requestId: number) =>
  tx
    .selectFrom('expertReports')
    .leftJoin('expertReportDecisions', 'expertReportDecisions.reportId', 'expertReports.id')
    .select(['expertReports.status', 'validUntil', 'decidedAt'])
    .where('requestId', '=', requestId)
    .executeTakeFirst()
