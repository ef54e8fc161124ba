import type { ReactNode } from 'react'
import { data, Link, useParams } from 'react-router'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { publicPaths } from '#public-paths.ts'
import { catalogueApi } from '../catalogue.api.ts'
import { knownBrand } from '../known-brands.ts'
import { warrantyType } from '../service-ids.ts'
import { brandServiceLink } from '../service-link.ts'
import { catalogueTexts } from '../texts.ts'
import { builtInBrandServices } from './built-in-services.ts'
import styles from './ServicesPage.module.css'
import { ServicesPage } from './ServicesPage.tsx'

type Props = {
  /** What repairs of the brand cost; undefined: on its way. `booking`: where a paid one is booked; null: not here. */
  readonly prices: ((booking: string | null) => ReactNode) | undefined
}

/** `/igenyles/gyartok/{brand}`: its services and what to know before sending the device. */
export function BrandPage({ prices }: Props) {
  const t = useTexts(catalogueTexts)
  const { brand: slug = '' } = useParams()
  const known = knownBrand(slug)
  const { data: brand, error } = useCall(catalogueApi.showBrand, { params: { id: slug } })
  if (error?.status === 404 || (error && !known)) throw data(null, { status: 404 })

  const name = brand?.brandName ?? known?.name ?? slug
  const services = brand?.availableService ?? (known ? builtInBrandServices(known, t) : [])
  const links = services.map((service) => ({ service, link: brandServiceLink(slug, service) }))
  const paid = links.find(({ service, link }) => service.warrantyTypeId === warrantyType.paid && !link.isExternalLink)
  return (
    <>
      <p className={styles.back}>
        <Link to={publicPaths.brands()}>{t('brand.back')}</Link>
      </p>
      <PageTitle description={t('brand.lead')}>{t('brand.title', { brand: name })}</PageTitle>
      <ServicesPage
        desc={brand?.desc ?? null}
        services={links}
        prices={prices?.(paid?.link.path ?? null)}
        generalInfo={brand?.generalInfo ?? null}
        notices={brand?.notices ?? []}
        error={error}
        note={services.some(({ warrantyTypeId }) => warrantyTypeId === 1) ? null : t('brand.noWarranty')}
      />
    </>
  )
}
