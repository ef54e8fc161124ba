import { useParams } from 'react-router'
import { hasFeature } from '#accounts/features.ts'
import { useSession } from '#accounts/web/session.ts'
import { BackLink } from '#base/web/kit/BackLink.tsx'
import { DateText } from '#base/web/kit/DateText.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { News } from '#base/web/kit/News.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { Skeleton } from '#base/web/kit/Skeleton.tsx'
import { State } from '#base/web/kit/State.tsx'
import { asLeft } from '#base/web/list-as-left.ts'
import { useCall } from '#base/web/use-call.ts'
import { useNews } from '#base/web/use-news.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import type { ShownPreAlert } from '../pre-alert.ts'
import { preAlertsApi } from '../pre-alerts.api.ts'
import { preAlertTexts } from '../texts.ts'
import { BecameRequest, PreAlertState } from './list/cells.tsx'
import { ChangePreAlert } from './page/ChangePreAlert.tsx'
import { PreAlertHistory } from './page/PreAlertHistory.tsx'

/** `/iranyitopult/elojelzesek/{id}`: one pre-alert, what happened to it, and what it became. */
export default function PreAlertPage() {
  const t = useTexts(preAlertTexts)
  const session = useSession()
  const id = Number(useParams().id)
  const isPartner = session.kind === 'signedIn' && hasFeature(session.person.customerType, 'preAlert')
  const isNumber = Number.isSafeInteger(id) && id > 0
  const { data, error, refetch } = useCall(preAlertsApi.showPreAlert, { params: { id } }, { enabled: isNumber && isPartner, staleTime: 0 })
  if (session.kind !== 'signedIn') return null
  if (!isPartner) return <NoPermission page={t('title')} />
  const isUnknown = !isNumber || error?.status === 404
  return (
    <>
      <PageTitle key={data?.reference} unbroken={data?.reference}>
        {data ? t('page.title', { reference: data.reference }) : t('title')}
      </PageTitle>
      <p>
        <BackLink to={asLeft(paths.preAlerts())}>{t('page.back')}</BackLink>
      </p>
      {isUnknown && <State title={t('noneFits')} role="alert" />}
      {!isUnknown && error && (error.status === 403 ? <NoPermission /> : <ErrorState error={error} retry={refetch} />)}
      {!isUnknown && !error && !data && <Skeleton shape="rows" />}
      {data && <Shown preAlert={data} />}
    </>
  )
}

function Shown({ preAlert }: { readonly preAlert: ShownPreAlert }) {
  const t = useTexts(preAlertTexts)
  const { status, device, identifier, expectedOn, note, announcedAt, announcedBy, request, history } = preAlert
  const { news, tell, forget } = useNews()
  return (
    <>
      {status === 'arrived' && <Note tone="success">{t('page.arrived')}</Note>}
      {status === 'overdue' && <Note tone="warning">{t('page.overdue')}</Note>}
      <FactList
        variant="page"
        facts={[
          [t('statusField'), <PreAlertState key="status" status={status} />],
          [t('request'), request && <BecameRequest key="request" request={request} />],
          [t('field.device'), device],
          [t('field.identifier'), identifier],
          [t('field.expectedOn'), <DateText key="day" day={expectedOn} />],
          [t('field.note'), note],
          [t('announcedAt'), <DateText key="at" at={announcedAt} />],
          [t('announcedBy'), announcedBy],
        ]}
      />
      <News news={news} />
      {preAlert.mayChange && (
        <ChangePreAlert key={preAlert.version} preAlert={preAlert} begun={forget} done={(what) => tell(t(`page.step.${what}`))} />
      )}
      <PreAlertHistory history={history} />
    </>
  )
}
