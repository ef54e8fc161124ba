import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from 'react-router'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { BookingSetup } from '../../booking-setup.ts'
import { bookingSteps } from '../../pickup-order-steps.ts'
import { requestTexts } from '../../texts.ts'
import type { ServiceEntry } from '../service-entries.ts'
import styles from './booking.module.css'
import { knownEntry } from './known-entry.ts'
import { useStep } from './use-step.ts'

type Props = { readonly serviceEntry: ServiceEntry; readonly setup: BookingSetup }

/** Names the service entry: whose device, which service. */
export function BookingHead({ serviceEntry, setup: { availableService, provider, brand, form } }: Props) {
  const t = useTexts(requestTexts)
  const { step } = useStep()
  const of = provider?.name ?? (form.definition.brand === 'fixed' ? brand?.name : undefined)
  const title = of ? t('entryTitle', { of, service: availableService.name }) : availableService.name
  return <BookingTitle back={serviceEntry.back} title={title} hasLead={step === bookingSteps[0] && knownEntry(serviceEntry) !== null} />
}

type TitleProps = { /** The page that leads here. */ readonly back: string; readonly title: string; readonly hasLead: boolean }

/**
 * The same where the service entry alone says it. A brand's own bookings begin with a sentence that is written into their prerendered pages: the
 * largest text of the first screen, so that nothing which comes later is what a visitor waits for.
 */
export function BookingTitle({ back, title, hasLead }: TitleProps) {
  const t = useTexts(requestTexts)
  return (
    <header className={styles.head}>
      <Link to={back} className={styles.back}>
        <IconArrowLeft size={18} aria-hidden="true" />
        {t('back')}
      </Link>
      <PageTitle>{title}</PageTitle>
      {hasLead && <p className={styles.lead}>{t('page.lead')}</p>}
    </header>
  )
}
