import { useNavigate, useSearchParams } from 'react-router'
import { hasFeature } from '#accounts/features.ts'
import { useSession } from '#accounts/web/session.ts'
import { isFiltered, listAddressOf } from '#base/list-filters.ts'
import { rowsIn } from '#base/rows-per-page.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
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
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { preAlertFiltersIn } from '../pre-alerts-address.ts'
import { preAlertTexts } from '../texts.ts'
import { FindPreAlerts } from './list/FindPreAlerts.tsx'
import { PreAlertList } from './list/PreAlertList.tsx'
import styles from './pre-alerts.module.css'
import { usePreAlerts } from './use-pre-alerts.ts'

/** `/iranyitopult/elojelzesek`: what a partner announced, the newest first. Filters and rows per page stand in the address. */
export default function PreAlertsPage() {
  const t = useTexts(preAlertTexts)
  const session = useSession()
  if (session.kind !== 'signedIn') return null
  if (!hasFeature(session.person.customerType, 'preAlert')) return <NoPermission page={t('title')} />
  const mayAnnounce = session.person.company?.role !== 'viewer'
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <Lead>{t('lead')}</Lead>
      {mayAnnounce && (
        <Actions>
          <ButtonLink to={paths.newPreAlerts()}>{t('announce')}</ButtonLink>
        </Actions>
      )}
      <OwnPreAlerts />
    </>
  )
}

function OwnPreAlerts() {
  const t = useTexts(preAlertTexts)
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const [filters, rows] = [preAlertFiltersIn(address), rowsIn(address)]
  const read = usePreAlerts(filters, rows)
  const { pages, error, isPending, isOther, isLast, refetch } = read
  const preAlerts = pages.flatMap((page) => page.preAlerts)
  const go = (to: string) => void navigate(paths.preAlerts() + to, { preventScrollReset: true })
  const isNarrowed = isFiltered(filters)
  return (
    <>
      <FindPreAlerts key={JSON.stringify(filters)} filters={filters} choose={(next) => go(listAddressOf(next, rows))} />
      {error && (error.status === 403 ? <NoPermission /> : <ErrorState error={error} retry={refetch} />)}
      {isPending && <Skeleton shape="rows" count={5} />}
      {!isPending && !error && preAlerts.length === 0 && (
        <EmptyState title={t(isNarrowed ? 'noneFits' : 'none')}>
          <p>{t(isNarrowed ? 'noneFitsText' : 'noneText')}</p>
          {isNarrowed && (
            <ButtonLink variant="quiet" to={paths.preAlerts()}>
              {t('clear')}
            </ButtonLink>
          )}
        </EmptyState>
      )}
      {preAlerts.length > 0 && (
        <Stale isStale={isOther}>
          <PreAlertList preAlerts={preAlerts} />
          <div className={styles.end}>
            <p role="status">
              {t('shown', { count: preAlerts.length })}
              {isLast && `, ${t('all')}`}
            </p>
            <RowsField rows={rows} choose={(next) => go(listAddressOf(filters, next))} />
          </div>
          <MorePages pages={read} words={t('more')} shown={preAlerts.length} />
        </Stale>
      )}
    </>
  )
}
