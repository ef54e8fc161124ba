import { useLocation, useParams } from 'react-router'
import { ButtonLink } from '#base/web/kit/Button.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { serviceId } from '#catalogue/service-ids.ts'
import { paths } from '#paths.ts'
import { parseRequestNumber } from '#requests/request-number.ts'
import { EntryBooking } from '#requests/web/booking/EntryBooking.tsx'
import { myRequestsTexts } from '../../my-requests-texts.ts'
import { trackingApi } from '../../tracking.api.ts'
import { NoSuchRequest } from './NoSuchRequest.tsx'

// The steps of a booking are one page: what is typed on them is no reason to load anything.
export const shouldRevalidate = () => false

/** SPEC 2, `/iranyitopult/szervizgarancia/uj-megrendeles/{crmRequestId}`: a repeat claim about a repair of the account, as long as its warranty holds (SPEC 4). */
export default function RepeatClaimPage() {
  const { crmRequestId = '' } = useParams()
  const number = parseRequestNumber(crmRequestId)
  if (number === null) return <NoSuchRequest />
  return <RepeatClaimOf key={number} crmRequestId={number} />
}

function RepeatClaimOf({ crmRequestId }: { readonly crmRequestId: number }) {
  const t = useTexts(myRequestsTexts)
  const { pathname } = useLocation()
  const { data, error, refetch } = useCall(trackingApi.showRequest, { params: { id: crmRequestId } })
  if (error?.status === 404) return <NoSuchRequest />
  if (data?.serviceWarranty) {
    const { identicalHash } = data.serviceWarranty
    const query = { service: serviceId.serviceWarranty, identicalHash }
    const entry = { processType: 'szervizgarancia-futarszolgaltatas', query, back: paths.ownRequest(crmRequestId), loginNeeded: true }
    return <EntryBooking serviceEntry={entry} address={pathname} />
  }
  return (
    <>
      <PageTitle>{t('repeat.title')}</PageTitle>
      {!data && (error ? <ErrorState error={error} retry={refetch} /> : <Loading />)}
      {data && (
        <EmptyState title={t('repeat.over')}>
          <p>{t('repeat.overText')}</p>
          <ButtonLink to={paths.ownRequest(crmRequestId)}>{t('repeat.toRequest')}</ButtonLink>
        </EmptyState>
      )}
    </>
  )
}
