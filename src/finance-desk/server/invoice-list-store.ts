import { type RawBuilder, sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { Day } from '#calendar/calendar.ts'
import type { DB } from '#db/schema.ts'
import type { InvoiceKind, InvoiceProviderName, InvoiceStatus } from '#invoices/invoice.ts'
import { paidWith } from '#invoices/server/paid-with-store.ts'
import type { InvoiceFilter, MethodId } from '../finance-desk.ts'

/** How a searched text may be meant. */
type InvoiceReadings = { readonly reference: string; readonly requestId: number | null; readonly buyer: string }

/** A text that names more than this names nothing. */
const maxFound = 500

/** Each way a text may be meant on an index of its own. */
const meantBy = ({ reference, requestId, buyer }: InvoiceReadings): RawBuilder<boolean> => sql<boolean>`invoices.id in (
  select id from invoices where bare_reference(number) = ${reference}
  union select id from invoices where replace(payment_reference, '-', '') = ${reference}
  union select id from invoices where request_id = ${requestId}
  union (select invoice_id from invoice_buyers where lower(name) like ${`${buyer.replace(/[\\%_]/g, '\\$&')}%`} limit ${maxFound})
)`

const isOpen = sql<boolean>`invoices.status = 'pending' and invoices.cancelled_by is null`
const conditions: Readonly<Record<InvoiceFilter, (today: Day) => RawBuilder<boolean>>> = {
  open: () => isOpen,
  overdue: (today) => sql<boolean>`${isOpen} and invoices.due_on < ${today}::date`,
  paid: () => sql<boolean>`invoices.status = 'paid' and invoices.cancelled_by is null and invoices.kind in ('proforma', 'final')`,
  cancelled: () => sql<boolean>`invoices.cancelled_by is not null`,
}

type Asked = {
  readonly filter: InvoiceFilter | undefined
  readonly readings: InvoiceReadings | undefined
  readonly today: Day
  readonly after: number | undefined
  readonly size: number
}

const rows = (tx: ReadDb<DB>) =>
  tx
    .selectFrom('invoices')
    .innerJoin('invoiceBuyers', 'invoiceBuyers.invoiceId', 'invoices.id')
    .select([
      'invoices.id',
      'kind',
      'number',
      'invoices.requestId',
      'invoiceBuyers.name as buyer',
      'createdAt',
      'dueOn',
      'net',
      'vat',
      'gross',
      'paymentMethodId',
    ])
    .select(['status', 'cancelledBy', 'pdfAt', 'provider', 'tries', 'lastError', 'performedOn', 'paidAt'])
    .select(
      sql<number>`case when ${isOpen} then greatest(0, invoices.gross - (select coalesce(sum(amount + cash_rounding), 0)
        from settlements where settlements.invoice_id = invoices.id))::integer else 0 end`.as('outstanding'),
    )
    .select(paidWith.as('paidWith'))
    .select(sql<string | null>`case when invoices.request_id is null then (select decision from charges where id = charge_id) end`.as('period'))
    .$narrowType<{ kind: InvoiceKind; status: InvoiceStatus; paymentMethodId: MethodId; paidWith: MethodId[]; provider: InvoiceProviderName }>()
export type InvoiceListRow = Awaited<ReturnType<typeof invoicesOfList>>[number]

/** @returns one more than the page, which tells whether there is another */
export function invoicesOfList(tx: ReadDb<DB>, { filter, readings, today, after, size }: Asked) {
  let query = rows(tx).limit(size + 1)
  if (filter !== undefined) query = query.where(conditions[filter](today))
  if (readings !== undefined) query = query.where(meantBy(readings))
  if (filter === 'open' || filter === 'overdue') {
    if (after !== undefined)
      query = query.where(sql<boolean>`(invoices.due_on, invoices.id) > (select due_on, id from invoices as last where id = ${after})`)
    return query.orderBy('dueOn').orderBy('invoices.id').execute()
  }
  if (after !== undefined)
    query = query.where(sql<boolean>`(invoices.created_at, invoices.id) < (select created_at, id from invoices as last where id = ${after})`)
  return query.orderBy('createdAt', 'desc').orderBy('invoices.id', 'desc').execute()
}

/** Invoices made out between two days in Budapest, both included, the oldest first. */
export const invoicesBetween = (tx: ReadDb<DB>, { from, to }: { from: Day; to: Day }, max: number) =>
  rows(tx)
    .where(sql<boolean>`invoices.created_at >= ${from}::date::timestamp at time zone 'Europe/Budapest'`)
    .where(sql<boolean>`invoices.created_at < (${to}::date + 1)::timestamp at time zone 'Europe/Budapest'`)
    .orderBy('createdAt')
    .orderBy('invoices.id')
    .limit(max)
    .execute()

export async function countOpen(tx: ReadDb<DB>, today: Day): Promise<{ open: number; overdue: number }> {
  const { rows: counted } = await sql<{ open: number; overdue: number }>`
    select count(*)::integer as open, (count(*) filter (where due_on < ${today}::date))::integer as overdue from invoices where ${isOpen}
  `.execute(tx)
  return counted[0] ?? { open: 0, overdue: 0 }
}
