import type { ReactNode } from 'react'
import { useSession } from '#accounts/web/session.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { ButtonLink } from '#base/web/kit/Button.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { publicPaths } from '#public-paths.ts'
import { cardsFor } from '../service-cards.ts'
import { catalogueTexts } from '../texts.ts'
import styles from './RequestStartPage.module.css'
import { RouteSteps } from './RouteSteps.tsx'
import { ServiceCardItem } from './ServiceCardItem.tsx'

/** `/igenyles`: what we do, how it goes, and the service entries (SPEC 2, home service cards). */
export function RequestStartPage({ search }: { /** The field that finds a device. */ readonly search: ReactNode }) {
  const t = useTexts(catalogueTexts)
  const session = useSession()
  const cards = cardsFor(session.kind === 'signedIn' ? session.person.customerType : null)

  return (
    <>
      <section className={styles.hero}>
        <PageTitle description={t('start.lead')}>{t('start.title')}</PageTitle>
        <p className={styles.lead}>{t('start.lead')}</p>
        {search}
        <Actions className={styles.ways}>
          <ButtonLink to={publicPaths.brands()} prefetch="intent">
            {t('start.go')}
          </ButtonLink>
          <ButtonLink variant="quiet" to={publicPaths.tracking()}>
            {t('start.follow')}
          </ButtonLink>
        </Actions>
        <RouteSteps />
      </section>
      <section aria-labelledby="cards">
        <h2 id="cards">{t('start.cardsTitle')}</h2>
        <ul className={styles.cards}>
          {cards.map((card) => (
            <ServiceCardItem key={card.name} card={card} />
          ))}
        </ul>
      </section>
    </>
  )
}
