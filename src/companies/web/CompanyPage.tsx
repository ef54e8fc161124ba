import { Link, useParams } from 'react-router'
import { fullCompanyName } from '#accounts/greeting.ts'
import { CompanyAddresses } from '#addresses/web/CompanyAddresses.tsx'
import { BackLink } from '#base/web/kit/BackLink.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { asLeft } from '#base/web/list-as-left.ts'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { companiesApi } from '../companies.api.ts'
import { companyTexts } from '../texts.ts'
import { CompanyPeople } from './people/CompanyPeople.tsx'

/** `/iranyitopult/szerviz/cegek/{id}`: one company at the desk. */
export default function CompanyPage() {
  const t = useTexts(companyTexts)
  const { id = '' } = useParams()
  const companyId = Number(id)
  const { data, error, refetch } = useCall(companiesApi.showCompany, { params: { companyId } })
  const title = data ? fullCompanyName(data.name, data.businessForm) : t('companies.title')
  if (error?.status === 403) return <NoPermission page={t('companies.title')} />
  return (
    <>
      <p>
        <BackLink to={asLeft(paths.deskCompanies())}>{t('companies.back')}</BackLink>
      </p>
      <PageTitle>{title}</PageTitle>
      {error && <ErrorState error={error} retry={refetch} />}
      {!error && !data && <Loading />}
      {data && (
        <>
          <FactList
            variant="page"
            facts={[
              [t('facts.taxNumber'), data.taxNumber],
              [t('facts.customerType'), data.customerType],
            ]}
          />
          <p>
            <Link to={paths.deskCompanyAccess(companyId)}>{t('companies.access')}</Link>
          </p>
          <CompanyAddresses companyId={companyId} />
          <CompanyPeople companyId={companyId} />
        </>
      )}
    </>
  )
}
