import { sql } from 'kysely'
import { inLanguage } from '#base/server/db/in-language.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { InsurerStatus } from '#quotes/insurer.ts'
import type { Outcome } from '#requests/status.ts'

type Asked = {
  /** `2026-11`, in Europe/Budapest. */
  readonly month: string
  /** Of this insurer only. */
  readonly insurerId?: number
  /** Until the transaction ends nobody else moves these requests. */
  readonly isLocked?: boolean
}

/** The insured repairs that were done in a month, by insurer, with what their insurers were asked for and what their customers ordered themselves. */
export function insuredRepairs(tx: ReadDb<DB>, { month, insurerId, isLocked = false }: Asked) {
  const first = Temporal.PlainDate.from(`${month}-01`)
  const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime('Europe/Budapest').toInstant()
  return tx
    .selectFrom('requests')
    .innerJoin('insurerQuotes', (on) =>
      on.onRef('insurerQuotes.requestId', '=', 'requests.id').on('insurerQuotes.status', 'in', ['accepted', 'part']),
    )
    .innerJoin('brands', 'brands.id', 'requests.brandId')
    .innerJoin('productGroups', 'productGroups.id', 'requests.productGroupId')
    .leftJoin('productTypes', 'productTypes.id', 'requests.productTypeId')
    .leftJoin('insurers', 'insurers.id', 'insurerQuotes.insurerId')
    .leftJoin('quotes', (on) => on.onRef('quotes.requestId', '=', 'requests.id').on('quotes.status', '=', 'accepted'))
    .leftJoin('quoteDecisions', 'quoteDecisions.quoteId', 'quotes.id')
    .select(['requests.id', 'requests.gsmWorksheetId', 'requests.insuranceNumber', 'requests.identifier', 'requests.readyAt', 'requests.outcome'])
    .select(['requests.brandId', 'brands.name as brandName', inLanguage('product_groups.names', 'hu').as('groupName')])
    .select(sql<string | null>`coalesce(product_types.trade_name, requests.product_type_other)`.as('typeName'))
    .select(['insurers.id as insurerId', 'insurers.name as insurerName'])
    .select(['insurerQuotes.gross as asked', 'insurerQuotes.status as said', 'quoteDecisions.gross as ordered'])
    .select(
      sql<boolean>`exists (select from collective_invoice_repairs as invoiced where invoiced.request_id = requests.id and freed_at is null)`.as(
        'isInvoiced',
      ),
    )
    .where('requests.outcome', '=', 'REPAIRED')
    .where('requests.insurerStatus', 'in', ['accepted', 'part'])
    .where('requests.readyAt', '>=', startOf(first))
    .where('requests.readyAt', '<', startOf(first.add({ months: 1 })))
    .$if(insurerId !== undefined, (query) => query.where('insurers.id', '=', insurerId ?? 0))
    .$if(isLocked, (query) => query.forNoKeyUpdate('requests'))
    .orderBy('insurers.name')
    .orderBy('insurers.id')
    .orderBy('requests.readyAt')
    .orderBy('requests.id')
    .$narrowType<{ outcome: Outcome; said: InsurerStatus; readyAt: Temporal.Instant }>()
    .execute()
}

export type InsuredRepair = Awaited<ReturnType<typeof insuredRepairs>>[number]
