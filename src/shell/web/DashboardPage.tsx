import { Navigate } from 'react-router'
import { useSession } from '#accounts/web/session.ts'
import { ButtonLink } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { greetingName } from '../greeting.ts'
import { internalMenuFor, newOrderTarget } from '../internal-menu.ts'
import { internalTexts } from '../internal-texts.ts'
import styles from './DashboardPage.module.css'

/** `/iranyitopult`: employees are led to their work, customers find what they can do here. */
export default function DashboardPage() {
  const t = useTexts(internalTexts)
  const session = useSession()
  if (session.kind !== 'signedIn') return null
  const { person, permissionKeys } = session
  const { customerType } = person
  const work = internalMenuFor({ customerType, permissionKeys }).find(({ key }) => key !== undefined)
  if (customerType === 'EMPLOYEE' && work?.to) return <Navigate to={work.to} replace />

  const newOrder = newOrderTarget(customerType)
  return (
    <>
      <PageTitle>{t('home.title', { name: greetingName(person) })}</PageTitle>
      <p>{t(customerType === 'EMPLOYEE' ? 'home.noWork' : 'home.lead')}</p>
      <div className={styles.ways}>
        {newOrder && (
          <Card className={styles.way} aria-labelledby="new-order">
            <h2 id="new-order">{t('newOrder')}</h2>
            <p>{t('home.newOrderText')}</p>
            <ButtonLink to={newOrder}>{t('newOrder')}</ButtonLink>
          </Card>
        )}
        <Card className={styles.way} aria-labelledby="follow-request">
          <h2 id="follow-request">{t('menu.tracking')}</h2>
          <p>{t('home.trackingText')}</p>
          <ButtonLink variant="quiet" to={paths.tracking()}>
            {t('menu.tracking')}
          </ButtonLink>
        </Card>
      </div>
    </>
  )
}
