import { Link, useParams } from 'react-router'
import { fullCompanyName } from '#accounts/greeting.ts'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Lead } from '#base/web/kit/Lead.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { companiesApi } from '#companies/companies.api.ts'
import { paths } from '#paths.ts'
import { partnerApiTexts } from '../texts.ts'
import { KeyLog } from './log/KeyLog.tsx'
import { WebhookLog } from './log/WebhookLog.tsx'

/** `/iranyitopult/szerviz/cegek/{id}/fejlesztoi-hozzaferes`: what a company's administrators did about its keys and webhooks, for whoever keeps companies. */
export default function DeskPartnerAccessPage() {
  const t = useTexts(partnerApiTexts)
  const { id = '' } = useParams()
  const companyId = Number(id)
  const { data, error, refetch } = useCall(companiesApi.showCompany, { params: { companyId } })
  if (error?.status === 403) return <NoPermission page={t('title')} />
  return (
    <>
      <p>
        <Link to={paths.deskCompany(companyId)}>{data ? fullCompanyName(data.name, data.businessForm) : t('desk.back')}</Link>
      </p>
      <PageTitle>{t('title')}</PageTitle>
      {error && <ErrorState error={error} retry={refetch} />}
      {!error && !data && <Loading />}
      {data && (
        <>
          <Lead>{t('desk.lead')}</Lead>
          <KeyLog companyId={companyId} />
          <WebhookLog companyId={companyId} />
        </>
      )}
    </>
  )
}
