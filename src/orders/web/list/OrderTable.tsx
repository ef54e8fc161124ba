import { type Column, Table } from '#base/web/kit/inside/Table.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { ListedOrder } from '../../order.ts'
import { parseOrderNumber } from '../../order-number.ts'
import { orderTexts } from '../../texts.ts'
import { Devices, OrderDate, OrderLink, OrderState } from './cells.tsx'

/** The server has one order for them (the newest first), so no column offers another. */
export function OrderTable({ orders }: { readonly orders: readonly ListedOrder[] }) {
  const t = useTexts(orderTexts)
  const reference: readonly Column<ListedOrder>[] = orders.some((order) => order.reference !== null)
    ? [{ key: 'reference', name: t('reference'), show: (order) => order.reference }]
    : []
  const columns: readonly Column<ListedOrder>[] = [
    { key: 'number', name: t('number'), show: (order) => <OrderLink order={order} /> },
    { key: 'date', name: t('date'), show: (order) => <OrderDate order={order} /> },
    { key: 'devices', name: t('devices'), show: (order) => <Devices order={order} /> },
    ...reference,
    { key: 'requests', name: t('requests'), show: ({ count }) => t('requestCount', { count }) },
    { key: 'status', name: t('status'), show: ({ status }) => <OrderState status={status} /> },
  ]
  return <Table label={t('table')} columns={columns} items={orders} keyOf={({ id }) => parseOrderNumber(id) ?? 0} />
}
