import type { ReactNode } from 'react'
import { Card } from '#base/web/kit/Card.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { RichText } from '#base/web/RichText.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { ServiceLink } from '../service-link.ts'
import { catalogueTexts } from '../texts.ts'
import type { OfferedService } from './built-in-services.ts'
import { OfferedServiceItem } from './OfferedServiceItem.tsx'
import styles from './ServicesPage.module.css'

type Props = {
  /** HTML of the catalogue; null: on its way, or not to be had. */
  readonly desc: string | null
  readonly services: readonly { readonly service: OfferedService; readonly link: ServiceLink }[]
  readonly generalInfo: string | null
  readonly notices: readonly string[]
  readonly error: Error | null
  /** A sentence under the services. */
  readonly note: string | null
  /** What it costs; null: not told here, undefined: on its way. What to know comes below and after it, so that nobody who reads it sees it move. */
  readonly prices: ReactNode
}

/** What a brand's and an operator's page have in common. The services are there at once; the long texts follow. */
export function ServicesPage({ desc, services, generalInfo, notices, error, note, prices }: Props) {
  const t = useTexts(catalogueTexts)
  return (
    <>
      <p className={styles.lead}>{t('brand.lead')}</p>
      {notices.map((notice) => (
        <Note key={notice} as="div" tone="warning" className={styles.notice}>
          <RichText html={notice} />
        </Note>
      ))}
      <section aria-labelledby="services">
        <h2 id="services">{t('brand.services')}</h2>
        <ul className={styles.services}>
          {services.map(({ service, link }) => (
            <OfferedServiceItem
              key={service.warrantyTypeId + service.serviceName}
              service={service}
              link={link}
              isFinal={generalInfo !== null || error !== null}
            />
          ))}
        </ul>
        {note && <p className={styles.note}>{note}</p>}
      </section>
      {prices === undefined ? (
        <Loading />
      ) : (
        <>
          {prices}
          <Card aria-labelledby="info" className={styles.info}>
            <h2 id="info">{t('brand.info')}</h2>
            {generalInfo !== null && <RichText html={(desc ?? '') + generalInfo} />}
            {generalInfo === null && (error ? <p role="status">{t('brand.infoMissing')}</p> : <Loading />)}
          </Card>
        </>
      )}
    </>
  )
}
