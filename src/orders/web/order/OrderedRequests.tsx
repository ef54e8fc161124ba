import { lazy, Suspense } from 'react'
import { Card } from '#base/web/kit/Card.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Skeleton } from '#base/web/kit/Skeleton.tsx'
import { useMedia } from '#base/web/use-media.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { OrderedRequest } from '../../order.ts'
import { orderTexts } from '../../texts.ts'
import styles from '../orders.module.css'
import { RequestLink, RequestState } from './cells.tsx'

const RequestTable = lazy(async () => ({ default: (await import('./RequestTable.tsx')).RequestTable }))

type Props = { readonly requests: readonly OrderedRequest[] }

/** The requests of an order; each leads to its own page. */
export function OrderedRequests({ requests }: Props) {
  const t = useTexts(orderTexts)
  if (useMedia('(min-width: 1000px)'))
    return (
      <Suspense fallback={<Skeleton shape="rows" count={requests.length} />}>
        <RequestTable requests={requests} />
      </Suspense>
    )
  return (
    <List variant="cards">
      {requests.map((request) => (
        <Card as="li" key={request.crmRequestId} isDense>
          <p className={styles.top}>
            <strong>{request.device}</strong>
            <RequestState request={request} />
          </p>
          <FactList
            variant="dense"
            facts={[
              [t('order.number'), <RequestLink key="number" request={request} />],
              [t('order.identifier'), request.identifier],
            ]}
          />
        </Card>
      ))}
    </List>
  )
}
