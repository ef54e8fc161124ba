import { useSession } from '#accounts/web/session.ts'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { Lead } from '#base/web/kit/Lead.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { companyTexts } from '../texts.ts'
import { CompanyPeople } from './people/CompanyPeople.tsx'

/** `/iranyitopult/munkatarsak`: for the administrators of a company, who acts for it and as what. */
export default function PeoplePage() {
  const t = useTexts(companyTexts)
  const session = useSession()
  if (session.kind !== 'signedIn') return null
  const { company } = session.person
  if (company && company.role !== 'administrator') return <NoPermission page={t('people.title')} />
  return (
    <>
      <PageTitle>{t('people.title')}</PageTitle>
      {company ? (
        <>
          <Lead>{t('people.lead')}</Lead>
          <CompanyPeople companyId={company.id} />
        </>
      ) : (
        <EmptyState title={t('people.noCompany')}>{t('people.noCompanyText')}</EmptyState>
      )}
    </>
  )
}
