import { useParams } from 'react-router'
import { useSession } from '#accounts/web/session.ts'
import type { CallRefused } from '#base/web/call-refused.ts'
import { ButtonLink } from '#base/web/kit/Button.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { Skeleton } from '#base/web/kit/Skeleton.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { formatRequestNumber, parseRequestNumber } from '#requests/request-number.ts'
import { deskRequestTexts } from '../request-texts.ts'
import { serviceDeskApi } from '../service-desk.api.ts'
import { DeskPage } from './request/DeskPage.tsx'

/** Everything about one request, for employees. */
export default function DeskRequestPage() {
  const { id = '' } = useParams()
  const crmRequestId = parseRequestNumber(id)
  return crmRequestId === null ? <NotFound /> : <Request key={crmRequestId} crmRequestId={crmRequestId} />
}

function Request({ crmRequestId }: { readonly crmRequestId: number }) {
  const t = useTexts(deskRequestTexts)
  const isKnown = useSession().kind !== 'checking'
  // Colleagues change it too, so it is never taken for fresh.
  const { data, error, refetch } = useCall(serviceDeskApi.showDeskRequest, { params: { id: crmRequestId } }, { enabled: isKnown, staleTime: 0 })
  // What is shown stays while a look at the newest state fails: the actions say what is wrong.
  if (data) return <DeskPage request={data} />
  if (error?.status === 404) return <NotFound />
  return (
    <>
      <PageTitle>{t('title', { number: formatRequestNumber(crmRequestId) })}</PageTitle>
      {error ? <Closed error={error} retry={refetch} /> : <Skeleton shape="cards" count={6} />}
    </>
  )
}

function Closed({ error, retry }: { readonly error: CallRefused; readonly retry: () => unknown }) {
  return error.status === 403 ? <NoPermission /> : <ErrorState error={error} retry={retry} />
}

function NotFound() {
  const t = useTexts(deskRequestTexts)
  return (
    <>
      <PageTitle>{t('plainTitle')}</PageTitle>
      <EmptyState title={t('notFoundTitle')}>
        <p>{t('notFound')}</p>
        <ButtonLink to={paths.deskSearch()}>{t('search')}</ButtonLink>
      </EmptyState>
    </>
  )
}
