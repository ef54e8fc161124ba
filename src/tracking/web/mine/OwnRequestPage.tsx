import { IconArrowLeft } from '@tabler/icons-react'
import { useParams } from 'react-router'
import { BackLink } from '#base/web/kit/BackLink.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { asLeft } from '#base/web/list-as-left.ts'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { formatRequestNumber, parseRequestNumber } from '#requests/request-number.ts'
import { myRequestsTexts } from '../../my-requests-texts.ts'
import { trackingTexts } from '../../texts.ts'
import { trackingApi } from '../../tracking.api.ts'
import { Followed } from '../request/Followed.tsx'
import { useLiveRequests } from '../use-live-requests.ts'
import { NoSuchRequest } from './NoSuchRequest.tsx'
import styles from './own.module.css'
import { useBackWords } from './use-back-words.ts'

/** SPEC 2, `/iranyitopult/igeny-reszletei/{crmRequestId}`: the request as by its link, for whoever logged in. */
export default function OwnRequestPage() {
  const { crmRequestId = '' } = useParams()
  const number = parseRequestNumber(crmRequestId)
  if (number === null) return <NoSuchRequest />
  return (
    <>
      <BackToList />
      <OwnRequest key={number} crmRequestId={number} />
    </>
  )
}

function OwnRequest({ crmRequestId }: { readonly crmRequestId: number }) {
  const t = useTexts(trackingTexts)
  useLiveRequests()
  const { data, error, refetch } = useCall(trackingApi.showRequest, { params: { id: crmRequestId } })
  if (data) return <Followed request={data} />
  if (error?.status === 404) return <NoSuchRequest />
  return (
    <>
      <PageTitle>{t('request.title', { number: formatRequestNumber(crmRequestId) })}</PageTitle>
      {error ? <ErrorState error={error} retry={refetch} /> : <Loading />}
    </>
  )
}

function BackToList() {
  const t = useTexts(myRequestsTexts)
  const back = useBackWords()
  return (
    <p className={styles.back}>
      <BackLink to={asLeft(paths.myRequests())}>
        <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" /> {t(back)}
      </BackLink>
    </p>
  )
}
