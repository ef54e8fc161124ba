import { IconExternalLink, IconReceipt, IconShieldCheck, IconUmbrella } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Card } from '#base/web/kit/Card.tsx'
import { RichText } from '#base/web/RichText.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { ServiceLink } from '../service-link.ts'
import { catalogueTexts } from '../texts.ts'
import type { OfferedService } from './built-in-services.ts'
import styles from './OfferedServiceItem.module.css'

const icons = { warranty: IconShieldCheck, paid: IconReceipt } as const
const hints = { 1: 'brand.warrantyText', 2: 'brand.paidText', 3: 'brand.damageText' } as const

const hintOf = (warrantyTypeId: number) => (warrantyTypeId === 1 || warrantyTypeId === 2 || warrantyTypeId === 3 ? hints[warrantyTypeId] : null)

type Props = {
  readonly service: OfferedService
  readonly link: ServiceLink
  /** No more is coming: where there are no terms now, there are none. */
  readonly isFinal: boolean
}

/** One kind of repair: a form of ours or the page of somebody else, with its terms. */
export function OfferedServiceItem({ service, link, isFinal }: Props) {
  const t = useTexts(catalogueTexts)
  const Icon = link.icon ? icons[link.icon] : IconUmbrella
  const hint = hintOf(service.warrantyTypeId)
  if (!link.path) return null

  return (
    <Card as="li" className={styles.service}>
      {link.isExternalLink ? (
        <a href={link.path} rel="noopener" className={styles.external}>
          <IconExternalLink size={26} aria-hidden="true" />
          {service.serviceName}
        </a>
      ) : (
        <Link to={link.path} prefetch="intent" className={styles.link}>
          <Icon size={26} aria-hidden="true" />
          {service.serviceName}
        </Link>
      )}
      <p className={styles.hint}>{link.isExternalLink ? t('brand.external') : hint && t(hint)}</p>
      {(service.termsAndCond || !isFinal) && (
        <details className={styles.terms}>
          <summary>{t('brand.terms')}</summary>
          <RichText html={service.termsAndCond ?? ''} />
        </details>
      )}
    </Card>
  )
}
