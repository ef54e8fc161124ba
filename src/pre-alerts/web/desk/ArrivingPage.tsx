import { useParams } from 'react-router'
import { HeldForm } from '#base/web/forms/HeldForm.tsx'
import { BackLink } from '#base/web/kit/BackLink.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { News } from '#base/web/kit/News.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { State } from '#base/web/kit/State.tsx'
import { asLeft } from '#base/web/list-as-left.ts'
import { useCall } from '#base/web/use-call.ts'
import { useNews } from '#base/web/use-news.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { preAlertDeskTexts } from '../../desk-texts.ts'
import { preAlertsApi } from '../../pre-alerts.api.ts'
import { ArrivingForm } from './ArrivingForm.tsx'
import { AnnouncedFacts } from './ExpectedItem.tsx'

/** `/iranyitopult/szerviz/elojelzesek/{id}`: what was announced, and the form that makes a request of it when it comes. */
export default function ArrivingPage() {
  const t = useTexts(preAlertDeskTexts)
  const { news, tell } = useNews()
  const id = Number(useParams().id)
  const isNumber = Number.isSafeInteger(id) && id > 0
  const { data, error, refetch } = useCall(preAlertsApi.showArriving, { params: { id } }, { enabled: isNumber, staleTime: 0 })
  if (error?.status === 403) return <NoPermission page={t('title')} />
  const isAwaited = data !== undefined && (data.status === 'announced' || data.status === 'overdue')
  const isUnknown = !isNumber || error?.status === 404
  return (
    <>
      <PageTitle key={data?.reference} unbroken={data?.reference}>
        {data ? t('page.title', { reference: data.reference }) : t('title')}
      </PageTitle>
      <p>
        <BackLink to={asLeft(paths.deskPreAlerts())}>{t('page.back')}</BackLink>
      </p>
      {isUnknown && <State title={t('none.text')} role="alert" />}
      {!isUnknown && error && <ErrorState error={error} retry={refetch} />}
      {!isUnknown && !error && !data && <Loading />}
      {data && (
        <>
          <Card isSpaced aria-labelledby="pre-alert-announced">
            <h2 id="pre-alert-announced">{t('page.announced')}</h2>
            <AnnouncedFacts preAlert={data} partner={data.partner} />
          </Card>
          <News news={news} />
          {!isAwaited && !news.words && <Note tone="info">{t('page.over')}</Note>}
          <HeldForm>{isAwaited && <ArrivingForm key={data.version} arriving={data} onReceived={() => tell(t('page.received'))} />}</HeldForm>
        </>
      )}
    </>
  )
}
