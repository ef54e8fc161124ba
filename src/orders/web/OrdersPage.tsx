import { useNavigate, useSearchParams } from 'react-router'
import { useSession } from '#accounts/web/session.ts'
import { isFiltered, listAddressOf } from '#base/list-filters.ts'
import { rowsIn } from '#base/rows-per-page.ts'
import { call } from '#base/web/call.ts'
import { ButtonLink } from '#base/web/kit/Button.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Lead } from '#base/web/kit/Lead.tsx'
import { MorePages } from '#base/web/kit/MorePages.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { RowsField } from '#base/web/kit/RowsField.tsx'
import { Skeleton } from '#base/web/kit/Skeleton.tsx'
import { Stale } from '#base/web/kit/Stale.tsx'
import { usePages } from '#base/web/use-pages.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { ordersApi } from '../orders.api.ts'
import { orderFiltersIn } from '../orders-address.ts'
import { orderTexts } from '../texts.ts'
import { FindOrders } from './list/FindOrders.tsx'
import { OrderList } from './list/OrderList.tsx'
import styles from './orders.module.css'

/** `/iranyitopult/osszes-megrendeles`: one's own orders, the newest first. Filters and rows per page stand in the address. */
export default function OrdersPage() {
  const t = useTexts(orderTexts)
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const [filters, rows] = [orderFiltersIn(address), rowsIn(address)]
  const read = usePages(
    ordersApi.listOrders,
    filters,
    ({ after, size, signal }) =>
      call(ordersApi.listOrders, { query: { ...filters, after: after === undefined ? undefined : String(after), size }, signal }),
    { rows },
  )
  const { pages, error, isPending, isOther, isLast, refetch } = read
  const orders = pages.flatMap((page) => page.orders)
  const go = (to: string) => void navigate(paths.orders() + to, { preventScrollReset: true })
  if (error?.status === 403) return <NoPermission page={t('title')} />

  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <Lead>{t('lead')}</Lead>
      <FindOrders key={JSON.stringify(filters)} filters={filters} choose={(next) => go(listAddressOf(next, rows))} />
      {error && <ErrorState error={error} retry={refetch} />}
      {isPending && <Skeleton shape="rows" count={5} />}
      {!isPending && !error && orders.length === 0 && <Nothing isFiltered={isFiltered(filters)} />}
      {orders.length > 0 && (
        <Stale isStale={isOther}>
          <OrderList orders={orders} />
          <div className={styles.end}>
            <p role="status">
              {t('shown', { count: orders.length })}
              {isLast && `, ${t('all')}`}
            </p>
            <RowsField rows={rows} choose={(next) => go(listAddressOf(filters, next))} />
          </div>
          <MorePages pages={read} words={t('more')} shown={orders.length} />
        </Stale>
      )}
    </>
  )
}

function Nothing({ isFiltered }: { readonly isFiltered: boolean }) {
  const t = useTexts(orderTexts)
  const session = useSession()
  // What somebody booked for themselves does not become their company's (decision 68).
  const isOfCompany = session.kind === 'signedIn' && session.person.company !== null
  if (isFiltered)
    return (
      <EmptyState title={t('noneFits')}>
        <ButtonLink variant="quiet" to={paths.orders()}>
          {t('clear')}
        </ButtonLink>
      </EmptyState>
    )
  return (
    <EmptyState title={t('empty')}>
      <p>{t(isOfCompany ? 'emptyTextOfCompany' : 'emptyText')}</p>
      <ButtonLink to={paths.requestStart()}>{t('newOrder')}</ButtonLink>
    </EmptyState>
  )
}
