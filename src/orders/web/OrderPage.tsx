import { useSearchParams } from 'react-router'
import { call } from '#base/web/call.ts'
import { BackLink } from '#base/web/kit/BackLink.tsx'
import { DateText } from '#base/web/kit/DateText.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { MorePages } from '#base/web/kit/MorePages.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { Skeleton } from '#base/web/kit/Skeleton.tsx'
import { State } from '#base/web/kit/State.tsx'
import { asLeft } from '#base/web/list-as-left.ts'
import { usePages } from '#base/web/use-pages.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { formatOrderNumber, parseOrderNumber } from '../order-number.ts'
import { ordersApi } from '../orders.api.ts'
import { orderTexts } from '../texts.ts'
import { OrderState } from './list/cells.tsx'
import { OrderedRequests } from './order/OrderedRequests.tsx'
import { PrintOrder } from './order/PrintOrder.tsx'

/** `/iranyitopult/megrendeles-reszletei?id=R-2026-000123`: one order with its requests. */
export default function OrderPage() {
  const t = useTexts(orderTexts)
  const [address] = useSearchParams()
  const id = parseOrderNumber(address.get('id') ?? '')
  return (
    <>
      <PageTitle key={id}>{id === null ? t('order.plainTitle') : t('order.title', { number: formatOrderNumber(id) })}</PageTitle>
      <p>
        <BackLink to={asLeft(paths.orders())}>{t('order.back')}</BackLink>
      </p>
      {id === null ? <NotFound /> : <Order key={id} id={formatOrderNumber(id)} />}
    </>
  )
}

function Order({ id }: { readonly id: string }) {
  const t = useTexts(orderTexts)
  const read = usePages(ordersApi.showOrder, { id }, ({ after, size, signal }) =>
    call(ordersApi.showOrder, { params: { id }, query: { after, size }, signal }),
  )
  const { pages, error, isPending, refetch } = read
  const order = pages[0]
  if (error?.status === 404) return <NotFound />
  if (error?.status === 403) return <NoPermission />
  if (error) return <ErrorState error={error} retry={refetch} />
  if (isPending || !order) return <Skeleton shape="rows" />
  return (
    <>
      <FactList
        variant="page"
        facts={[
          [t('status'), <OrderState key="status" status={order.status} />],
          [t('order.placed'), <DateText key="placed" at={order.date} />],
          [t('reference'), order.reference],
          [t('source'), t(`sources.${order.source}`)],
          [t('requests'), t('requestCount', { count: order.count })],
        ]}
      />
      {order.count > 1 && <PrintOrder id={id} />}
      <h2>{t('order.requests')}</h2>
      <OrderedRequests requests={pages.flatMap((page) => page.requests)} />
      <MorePages pages={read} words={t('order.more')} />
    </>
  )
}

function NotFound() {
  const t = useTexts(orderTexts)
  return (
    <State title={t('order.notFound')} role="alert">
      <p>{t('order.notFoundText')}</p>
    </State>
  )
}
