import { IconDeviceSim, IconUmbrella } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Card } from '#base/web/kit/Card.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { publicPaths } from '#public-paths.ts'
import { catalogueTexts } from '../texts.ts'
import styles from './OfferedServiceItem.module.css'
import serviceEntry from './ServicesPage.module.css'

/** SPEC 2, insurance cards: the insurance service and the partner service. */
const cards = [
  { to: publicPaths.insuranceServiceWarranty(), Icon: IconUmbrella, title: 'insurance.service', text: 'insurance.serviceText' },
  { to: publicPaths.damageSettlement(), Icon: IconDeviceSim, title: 'insurance.partner', text: 'insurance.partnerText' },
] as const

export default function InsurancePage() {
  const t = useTexts(catalogueTexts)
  return (
    <>
      <PageTitle description={t('insurance.lead')}>{t('insurance.title')}</PageTitle>
      <p className={serviceEntry.lead}>{t('insurance.lead')}</p>
      <ul className={serviceEntry.services}>
        {cards.map(({ to, Icon, title, text }) => (
          <Card as="li" key={to} className={styles.service}>
            <Link to={to} prefetch="intent" className={styles.link}>
              <Icon size={26} aria-hidden="true" />
              {t(title)}
            </Link>
            <p className={styles.hint}>{t(text)}</p>
          </Card>
        ))}
      </ul>
    </>
  )
}
