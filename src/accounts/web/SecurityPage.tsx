import { Lead } from '#base/web/kit/Lead.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { securityTexts } from '../security-texts.ts'
import { EmailSection } from './security/EmailSection.tsx'
import { PasskeysSection } from './security/PasskeysSection.tsx'
import { PasswordSection } from './security/PasswordSection.tsx'
import { SessionsSection } from './security/SessionsSection.tsx'
import styles from './security/security.module.css'
import { useSession } from './session.ts'

/** `/iranyitopult/biztonsag`: how whoever is logged in gets in, and where they are logged in. */
export default function SecurityPage() {
  const t = useTexts(securityTexts)
  const session = useSession()
  if (session.kind !== 'signedIn') return null
  const { customerId, customerType } = session.person
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <Lead>{t('lead')}</Lead>
      <div className={styles.sections}>
        <PasswordSection />
        <PasskeysSection customerId={customerId} isEmployee={customerType === 'EMPLOYEE'} />
        <EmailSection customerId={customerId} />
        <SessionsSection customerId={customerId} />
      </div>
    </>
  )
}
