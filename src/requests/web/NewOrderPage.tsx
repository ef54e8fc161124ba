import { IconDevices, IconReceipt, IconRefresh, IconShieldCheck, IconTableImport, IconUmbrella } from '@tabler/icons-react'
import { Link } from 'react-router'
import { isPrivate } from '#accounts/customer-type.ts'
import { hasFeature } from '#accounts/features.ts'
import { mayOrder } from '#accounts/may-order.ts'
import { useSession } from '#accounts/web/session.ts'
import { Card } from '#base/web/kit/Card.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { newOrderServices, paths } from '#paths.ts'
import { fewTexts } from '../few-texts.ts'
import { requestTexts } from '../texts.ts'
import { InsideSteps } from './new-order/InsideSteps.tsx'
import styles from './new-order/new-order.module.css'

const icons = { garancialis: IconShieldCheck, fizetos: IconReceipt, biztositasi: IconUmbrella, szervizgarancia: IconRefresh } as const

/** `/iranyitopult/uj-megrendeles`: which service it is. Customers of pre-alerts place no orders of their own (SPEC 2). */
export default function NewOrderPage() {
  const t = useTexts(requestTexts)
  const fewT = useTexts(fewTexts)
  const session = useSession()
  if (session.kind !== 'signedIn') return null
  return (
    <>
      <PageTitle>{fewT('newOrder.title')}</PageTitle>
      {!mayOrder(session.person) ? (
        <NoPermission />
      ) : (
        <>
          <InsideSteps here="general" />
          <Muted>{fewT('newOrder.lead')}</Muted>
          <ul className={styles.services}>
            {newOrderServices.map((service) => {
              const Icon = icons[service]
              return (
                <Card as="li" key={service} className={styles.service}>
                  <Link to={paths.newOrderOf(service)} className={styles.link}>
                    <Icon size={26} aria-hidden="true" />
                    {t(`newOrder.${service}`)}
                  </Link>
                  <p>{fewT(`newOrder.${service}Hint`)}</p>
                </Card>
              )
            })}
            {!isPrivate(session.person.customerType) && (
              <Card as="li" className={styles.service}>
                <Link to={paths.newOrderOfMany()} className={styles.link}>
                  <IconDevices size={26} aria-hidden="true" />
                  {fewT('newOrder.many')}
                </Link>
                <p>{fewT('newOrder.manyHint')}</p>
              </Card>
            )}
            {hasFeature(session.person.customerType, 'bulkUpload') && (
              <Card as="li" className={styles.service}>
                <Link to={paths.bulkUpload()} className={styles.link}>
                  <IconTableImport size={26} aria-hidden="true" />
                  {fewT('newOrder.bulk')}
                </Link>
                <p>{fewT('newOrder.bulkHint')}</p>
              </Card>
            )}
          </ul>
        </>
      )}
    </>
  )
}
