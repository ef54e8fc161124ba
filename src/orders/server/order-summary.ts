import type { ListedOrder } from '../order.ts'
import { orderStatusOf } from '../order.ts'
import { formatOrderNumber } from '../order-number.ts'
import type { findOrderOf } from './order-store.ts'

type Row = NonNullable<Awaited<ReturnType<typeof findOrderOf>>>

/** What every answer says of an order. */
export const orderSummary = (order: Row): Omit<ListedOrder, 'devices'> => ({
  id: formatOrderNumber(order.id),
  date: order.placedAt.toString(),
  status: orderStatusOf(order),
  reference: order.reference,
  source: order.source,
  count: order.all,
})
