import { useSearchParams } from 'react-router'
import { defaultCards, rowsIn } from '#base/rows-per-page.ts'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Lead } from '#base/web/kit/Lead.tsx'
import { MorePages } from '#base/web/kit/MorePages.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { Skeleton } from '#base/web/kit/Skeleton.tsx'
import { Stale } from '#base/web/kit/Stale.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { isNarrowed, myFiltersIn } from '../../my-requests-address.ts'
import { myRequestsTexts } from '../../my-requests-texts.ts'
import { useLiveRequests } from '../use-live-requests.ts'
import { MyFilters } from './MyFilters.tsx'
import styles from './mine.module.css'
import { NoRequest, NoResult } from './Nothing.tsx'
import { RequestList } from './RequestList.tsx'
import { useMyRequests } from './use-my-requests.ts'
import { WaitingForMe } from './WaitingForMe.tsx'

/** What waits for the customer, then every request. The filters live in the address, so going back brings them back. */
export function MyRequests() {
  const t = useTexts(myRequestsTexts)
  const [address] = useSearchParams()
  const filters = myFiltersIn(address)
  useLiveRequests()
  const read = useMyRequests(filters, rowsIn(address, defaultCards))
  const { overview, requests, error, isPending, isOther, isLast, refetch } = read
  const hasAny = overview !== undefined && overview.all > 0

  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      {hasAny && <Lead>{t('lead')}</Lead>}
      {error && <ErrorState error={error} retry={refetch} />}
      {isPending && <Skeleton shape="cards" count={4} />}
      {overview && !hasAny && <NoRequest />}
      {hasAny && (
        <>
          <WaitingForMe overview={overview} isNarrowed={isNarrowed(filters)} />
          <MyFilters filters={filters} overview={overview} />
          <Stale isStale={isOther}>
            {requests.length > 0 ? <RequestList requests={requests} /> : isNarrowed(filters) && <NoResult />}
            <p role="status" className={styles.count}>
              {requests.length > 0 && t(isLast ? 'shownAll' : 'shown', { count: requests.length })}
            </p>
            <MorePages pages={read} words={t('more')} shown={requests.length} />
          </Stale>
        </>
      )}
    </>
  )
}
