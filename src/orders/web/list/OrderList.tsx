import { lazy, Suspense } from 'react'
import { Card } from '#base/web/kit/Card.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Skeleton } from '#base/web/kit/Skeleton.tsx'
import { useMedia } from '#base/web/use-media.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { ListedOrder } from '../../order.ts'
import { orderTexts } from '../../texts.ts'
import styles from '../orders.module.css'
import { Devices, OrderDate, OrderLink, OrderState } from './cells.tsx'

/** A phone does without the table and what it is built on. */
const OrderTable = lazy(async () => ({ default: (await import('./OrderTable.tsx')).OrderTable }))

type Props = { readonly orders: readonly ListedOrder[] }

/** Orders in one line each: a table where there is room for one, cards where there is not. */
export function OrderList({ orders }: Props) {
  if (!useMedia('(min-width: 1000px)')) return <OrderCards orders={orders} />
  return (
    <Suspense fallback={<Skeleton shape="rows" count={orders.length} />}>
      <OrderTable orders={orders} />
    </Suspense>
  )
}

function OrderCards({ orders }: Props) {
  const t = useTexts(orderTexts)
  return (
    <List variant="cards" aria-label={t('table')}>
      {orders.map((order) => (
        <Card as="li" key={order.id} isDense>
          <p className={styles.top}>
            <OrderLink order={order} />
            <OrderState status={order.status} />
          </p>
          <Devices order={order} />
          <FactList
            variant="dense"
            facts={[
              [t('date'), <OrderDate key="date" order={order} />],
              [t('requests'), t('requestCount', { count: order.count })],
              [t('reference'), order.reference],
            ]}
          />
        </Card>
      ))}
    </List>
  )
}
