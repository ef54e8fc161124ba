import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Reach } from '#accounts/who.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { OrderSource } from '#requests/order-source.ts'
import { afterCancelling } from '#requests/server/owed-invoice-store.ts'
import { isWithin } from '#requests/server/within-reach-store.ts'
import type { Outcome, RequestStatus } from '#requests/status.ts'
import type { OrderStatus } from '../order.ts'

export type OrderFilters = {
  readonly status: OrderStatus | undefined
  readonly from: Temporal.Instant | undefined
  readonly before: Temporal.Instant | undefined
  readonly text: string | undefined
}

const open = sql<number>`count(*) filter (where requests.closed_at is null)`
const done = sql<number>`count(*) filter (where requests.closed_at is not null and requests.outcome is distinct from 'CANCELLED')`

/** `orderStatusOf` of order.ts, asked of the rows. */
const hasStatus = (status: OrderStatus) => {
  const closed = status === 'done' || status === 'cancelled'
  const some = status === 'partlyDone' || status === 'done'
  return sql<SqlBool>`(${open} = 0) = ${closed} and (${done} > 0) = ${some}`
}

/** The requests somebody is shown, gathered by order: walked along `requests_by_order_of_account`, or `…_of_company`. */
const gathered = (tx: ReadDb<DB>, reach: Reach) =>
  tx
    .selectFrom('requests')
    .where(isWithin(reach))
    .groupBy('requests.orderId')
    .select((eb) => ['requests.orderId', eb.fn.countAll<number>().as('all'), open.as('open'), done.as('done')])

/** The orders themselves are looked up last, for those that are shown. */
const ordersOf = (tx: ReadDb<DB>, counted: ReturnType<typeof gathered>) =>
  tx
    .selectFrom(counted.as('counted'))
    .innerJoin('orders', 'orders.id', 'counted.orderId')
    .select(['orders.id', 'placedAt', 'source', 'reference', 'counted.all', 'counted.open', 'counted.done'])
    .$narrowType<{ source: OrderSource }>()

const placed = (condition: RawBuilder<unknown>) =>
  sql<SqlBool>`exists (select from orders where orders.id = requests.order_id and orders.placed_at ${condition})`

const escaped = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Of the requests within reach only, so nothing else is looked at. */
const ordersFitting = (reach: Reach, text: string) => {
  const part = escaped(text)
  const number = escaped(text.replace(/\s/g, ''))
  return sql`select fitting.order_id from requests as fitting join orders as named on named.id = fitting.order_id
    join brands on brands.id = fitting.brand_id left join product_types on product_types.id = fitting.product_type_id
    where ${isWithin(reach, 'fitting')} and (fitting.id::text like ${number} or fitting.identifier ilike ${number} or named.reference ilike ${part}
      or 'R-' || (named.id / 100000000) || '-' || lpad((named.id % 100000000)::text, 6, '0') ilike ${part}
      or concat_ws(' ', brands.name, coalesce(product_types.trade_name, fitting.product_type_other)) ilike ${part})`
}

/** @returns the newest first, one more than the page, which tells whether there is another */
export function listOrdersOf(
  tx: ReadDb<DB>,
  reach: Reach,
  { status, from, before, text }: OrderFilters,
  { after, size }: { readonly after: number | undefined; readonly size: number },
) {
  let query = gathered(tx, reach)
  if (after !== undefined) query = query.where('requests.orderId', '<', after)
  if (from !== undefined) query = query.where(placed(sql`>= ${from}`))
  if (before !== undefined) query = query.where(placed(sql`< ${before}`))
  if (text !== undefined) query = query.where(sql<SqlBool>`requests.order_id in (${ordersFitting(reach, text)})`)
  if (status !== undefined) query = query.having(hasStatus(status))
  const page = query.orderBy('requests.orderId', 'desc').limit(size + 1)
  return ordersOf(tx, page).orderBy('orders.id', 'desc').execute()
}

export const findOrderOf = (tx: ReadDb<DB>, reach: Reach, id: number) =>
  ordersOf(tx, gathered(tx, reach).where('requests.orderId', '=', id)).executeTakeFirst()

const named = (tx: ReadDb<DB>, reach: Reach) =>
  tx
    .selectFrom('requests')
    .innerJoin('brands', 'brands.id', 'requests.brandId')
    .leftJoin('productTypes', 'productTypes.id', 'requests.productTypeId')
    .where(isWithin(reach))
    .select((eb) => [
      'requests.id',
      'orderId',
      'requests.brandId',
      'brands.name as brandName',
      eb.fn.coalesce('productTypes.tradeName', 'requests.productTypeOther').as('typeName'),
    ])

/** The first devices of each of these orders. */
export const firstDevicesOf = (tx: ReadDb<DB>, reach: Reach, orderIds: readonly number[], devices: number) =>
  tx
    .selectFrom(
      named(tx, reach)
        .select(sql<number>`row_number() over (partition by order_id order by requests.id)`.as('place'))
        .where(sql<SqlBool>`order_id = any(${orderIds})`)
        .as('device'),
    )
    .select(['orderId', 'brandId', 'brandName', 'typeName'])
    .where('place', '<=', devices)
    .orderBy('orderId')
    .orderBy('place')
    .execute()

/** @returns by number, one more than the page */
export const requestsOfOrder = (
  tx: ReadDb<DB>,
  reach: Reach,
  orderId: number,
  { after = 0, size }: { readonly after: number | undefined; readonly size: number },
) =>
  named(tx, reach)
    .select(['receivedAt', 'status', 'outcome', 'closedAt', 'warrantyTypeId', 'identifier'])
    .select(afterCancelling.as('afterCancelling'))
    .where('orderId', '=', orderId)
    .where('requests.id', '>', after)
    .orderBy('requests.id')
    .limit(size + 1)
    .$narrowType<{ status: RequestStatus; outcome: Outcome | null }>()
    .execute()
