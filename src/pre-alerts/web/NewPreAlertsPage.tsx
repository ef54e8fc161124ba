import { Link } from 'react-router'
import { hasFeature } from '#accounts/features.ts'
import { useSession } from '#accounts/web/session.ts'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { preAlertTexts } from '../texts.ts'
import { AnnounceForm } from './form/AnnounceForm.tsx'

/** `/iranyitopult/elojelzesek/uj`: devices that will come, typed or from a file. */
export default function NewPreAlertsPage() {
  const t = useTexts(preAlertTexts)
  const session = useSession()
  if (session.kind !== 'signedIn') return null
  const { customerType, company } = session.person
  if (!hasFeature(customerType, 'preAlert') || company?.role === 'viewer') return <NoPermission page={t('form.title')} />
  return (
    <>
      <PageTitle>{t('form.title')}</PageTitle>
      <p>
        <Link to={paths.preAlerts()}>{t('form.back')}</Link>
      </p>
      <AnnounceForm />
    </>
  )
}
