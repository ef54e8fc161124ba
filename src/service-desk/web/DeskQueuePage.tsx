import { useSearchParams } from 'react-router'
import { ButtonLink } from '#base/web/kit/Button.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { MorePages } from '#base/web/kit/MorePages.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { Skeleton } from '#base/web/kit/Skeleton.tsx'
import { Stale } from '#base/web/kit/Stale.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { filtersIn, isFiltered } from '../queue-address.ts'
import { deskTexts } from '../texts.ts'
import { ChosenRequests } from './bulk/ChosenRequests.tsx'
import styles from './DeskQueuePage.module.css'
import { QueueFilters } from './queue/QueueFilters.tsx'
import { QueueViews } from './queue/QueueViews.tsx'
import { useQueue } from './queue/use-queue.ts'

/** `/iranyitopult/szerviz`: what is open, the oldest first. The filters live in the address, so going back brings them back. */
export default function DeskQueuePage() {
  const t = useTexts(deskTexts)
  const [address] = useSearchParams()
  const filters = filtersIn(address)
  const read = useQueue(filters)
  const { counts, requests, isLast, error, isPending, isOther, refetch } = read

  return (
    <>
      <PageTitle>{t('queue.title')}</PageTitle>
      <QueueViews filters={filters} counts={counts} />
      <QueueFilters filters={filters} counts={counts} />
      {error && <ErrorState error={error} retry={refetch} />}
      {isPending && <Skeleton shape="rows" count={8} />}
      {!error && !isPending && requests.length === 0 && <Nothing isFiltered={isFiltered(filters)} />}
      {requests.length > 0 && (
        <Stale isStale={isOther}>
          <ChosenRequests requests={requests} />
          <p role="status" className={styles.count}>
            {t('queue.shown', { count: requests.length })}
            {isLast && `, ${t('queue.all')}`}
          </p>
          <MorePages pages={read} words={t('queue.more')} />
        </Stale>
      )}
    </>
  )
}

function Nothing({ isFiltered }: { readonly isFiltered: boolean }) {
  const t = useTexts(deskTexts)
  if (!isFiltered)
    return (
      <EmptyState title={t('queue.empty')}>
        <p>{t('queue.emptyText')}</p>
      </EmptyState>
    )
  return (
    <EmptyState title={t('queue.noneFits')}>
      <p>{t('queue.noneFitsText')}</p>
      <p className={styles.ways}>
        <ButtonLink to={paths.deskQueue()}>{t('queue.clear')}</ButtonLink>
        <ButtonLink variant="quiet" to={paths.deskSearch()}>
          {t('queue.toSearch')}
        </ButtonLink>
      </p>
    </EmptyState>
  )
}
