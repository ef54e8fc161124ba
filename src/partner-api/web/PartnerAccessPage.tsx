import { Link } from 'react-router'
import { useSession } from '#accounts/web/session.ts'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { Lead } from '#base/web/kit/Lead.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { partnerApiTexts } from '../texts.ts'
import { KeysSection } from './keys/KeysSection.tsx'
import { KeyLog } from './log/KeyLog.tsx'
import { WebhookLog } from './log/WebhookLog.tsx'
import { WebhooksSection } from './webhooks/WebhooksSection.tsx'

/** `/iranyitopult/fejlesztoi-hozzaferes`: for the administrators of a company, what its own systems may do here. */
export default function PartnerAccessPage() {
  const t = useTexts(partnerApiTexts)
  const session = useSession()
  if (session.kind !== 'signedIn') return null
  const { company, customerId } = session.person
  if (company && company.role !== 'administrator') return <NoPermission page={t('title')} />
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      {company ? (
        <>
          <Lead>{t('lead')}</Lead>
          <p>
            <Link to={paths.developers()}>{t('toDevelopers')}</Link> · <Link to={paths.sandbox()}>{t('toSandbox')}</Link>
          </p>
          <KeysSection companyId={company.id} customerId={customerId} />
          <WebhooksSection companyId={company.id} customerId={customerId} />
          <KeyLog companyId={company.id} />
          <WebhookLog companyId={company.id} />
        </>
      ) : (
        <EmptyState title={t('noCompany')}>{t('noCompanyText')}</EmptyState>
      )}
    </>
  )
}
