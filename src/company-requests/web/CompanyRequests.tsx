import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Lead } from '#base/web/kit/Lead.tsx'
import { MorePages } from '#base/web/kit/MorePages.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { Skeleton } from '#base/web/kit/Skeleton.tsx'
import { Stale } from '#base/web/kit/Stale.tsx'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { useLiveRequests } from '#tracking/web/use-live-requests.ts'
import { companyRequestsApi } from '../company-requests.api.ts'
import { everything, type ListView } from '../list-address.ts'
import { companyRequestTexts } from '../texts.ts'
import { ChosenRequests } from './bulk/ChosenRequests.tsx'
import styles from './company-requests.module.css'
import { ListFilters } from './filters/ListFilters.tsx'
import { NoRequest, NoResult } from './Nothing.tsx'
import { useCompanyRequests } from './use-company-requests.ts'
import { useListView } from './use-list-view.ts'
import { SavedViews } from './views/SavedViews.tsx'

/** The list of a company: views that somebody keeps, filters, order and columns, and what can be done with chosen requests. */
export function CompanyRequests() {
  const t = useTexts(companyRequestTexts)
  const navigate = useNavigate()
  const { view, isUntold } = useListView()
  const { data, isPending } = useCall(companyRequestsApi.listRequestViews, {})
  const opening = isUntold ? data?.views.find(({ isDefault }) => isDefault)?.address : undefined
  useEffect(() => {
    if (opening !== undefined) void navigate(`${paths.myRequests()}?${opening || everything}`, { replace: true })
  }, [opening, navigate])
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <Lead>{t('lead')}</Lead>
      <SavedViews views={data?.views ?? []} view={view} />
      {(isUntold && isPending) || opening !== undefined ? <Skeleton shape="rows" count={8} /> : <Requests view={view} />}
    </>
  )
}

/** DESIGN 8.28: beyond 5,000 rows the list is saved, as the report of requests. */
const wholeList = `${paths.reports()}?report=3`

function Requests({ view }: { readonly view: ListView }) {
  const t = useTexts(companyRequestTexts)
  useLiveRequests(true, () => void readAgain(companyRequestsApi.listCompanyRequests))
  const read = useCompanyRequests(view)
  const { overview, requests, error, isPending, isOther, isLast, refetch } = read
  if (overview?.all === 0) return <NoRequest />
  return (
    <>
      {error && <ErrorState error={error} retry={refetch} />}
      {isPending && <Skeleton shape="rows" count={8} />}
      {overview && (
        <>
          <ListFilters view={view} overview={overview} />
          <Stale isStale={isOther}>
            {requests.length > 0 ? <ChosenRequests requests={requests} view={view} /> : !isPending && <NoResult />}
            <p role="status" className={styles.count}>
              {requests.length > 0 && t(isLast ? 'shownAll' : 'shown', { count: requests.length })}
            </p>
            <MorePages pages={read} words={t('more')} shown={requests.length}>
              <p>
                <Link to={wholeList}>{t('wholeList')}</Link>
              </p>
            </MorePages>
          </Stale>
        </>
      )}
    </>
  )
}
