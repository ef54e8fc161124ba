import { Navigate } from 'react-router'
import { hasFeature } from '#accounts/features.ts'
import { greetingName } from '#accounts/greeting.ts'
import { useSession } from '#accounts/web/session.ts'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { internalMenuFor } from '../internal-menu.ts'
import { internalTexts } from '../internal-texts.ts'

/** `/iranyitopult` leads on (SPEC 2): employees to their work, everybody else to their requests. */
export default function DashboardPage() {
  const t = useTexts(internalTexts)
  const session = useSession()
  if (session.kind !== 'signedIn') return null
  const { person, permissionKeys } = session
  const { customerType, company } = person
  if (hasFeature(customerType, 'preAlert')) return <Navigate to={paths.preAlerts()} replace />
  if (customerType !== 'EMPLOYEE') return <Navigate to={paths.myRequests()} replace />
  const work = internalMenuFor({ customerType, permissionKeys, companyRole: company?.role ?? null }).find(({ key }) => key !== undefined)
  if (work?.to) return <Navigate to={work.to} replace />
  return (
    <>
      <PageTitle>{t('home.title', { name: greetingName(person) })}</PageTitle>
      <p>{t('home.noWork')}</p>
    </>
  )
}
