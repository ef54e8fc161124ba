import { IconDeviceMobile, IconDeviceSim, IconId, IconInfoCircle, IconLock, IconShieldCheck, IconUmbrella } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#base/web/use-texts.ts'
import type { ServiceCard } from '../service-cards.ts'
import { catalogueTexts } from '../texts.ts'
import styles from './ServiceCardItem.module.css'

const icons = {
  simpleRepair: IconDeviceMobile,
  insuranceService: IconUmbrella,
  serviceWarranty: IconShieldCheck,
  telecomService: IconDeviceSim,
  employees: IconId,
} as const

/** One service entry of the start page. The whole card is its link, except where operators must be told apart. */
export function ServiceCardItem({ card }: { readonly card: ServiceCard }) {
  const t = useTexts(catalogueTexts)
  const [isExplained, setExplained] = useState(false)
  const infoId = useId()
  const Icon = icons[card.name]

  return (
    <li className={styles.card}>
      <span className={styles.icon}>
        <Icon size={28} aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>
          {card.choices ? (
            t(`cards.${card.name}`)
          ) : (
            <Link to={card.to} prefetch="intent" className={styles.link}>
              {t(`cards.${card.name}`)}
            </Link>
          )}
        </h3>
        <p>{t(`cards.${card.name}Text`)}</p>
        {card.choices && (
          <p className={styles.choices}>
            {card.choices.map(({ name, to }) => (
              <Link key={to} to={to} prefetch="intent" className={styles.choice}>
                {name}
              </Link>
            ))}
          </p>
        )}
        {card.loginNeeded && (
          <p className={styles.login}>
            <IconLock size={16} aria-hidden="true" /> {t('start.loginNeeded')}
          </p>
        )}
        {card.hasInfo && (
          <p id={infoId} className={styles.info} hidden={!isExplained}>
            {t('cards.serviceWarrantyInfo')}
          </p>
        )}
      </div>
      {card.hasInfo && (
        <button
          type="button"
          className={styles.infoButton}
          aria-label={t('start.info')}
          aria-expanded={isExplained}
          aria-controls={infoId}
          onClick={() => setExplained(!isExplained)}
        >
          <IconInfoCircle size={24} aria-hidden="true" />
        </button>
      )}
    </li>
  )
}
