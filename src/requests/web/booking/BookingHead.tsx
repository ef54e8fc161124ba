import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from 'react-router'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { BookingSetup } from '../../booking-setup.ts'
import { requestTexts } from '../../texts.ts'
import type { ServiceEntry } from '../service-entries.ts'
import styles from './booking.module.css'

type Props = { readonly serviceEntry: ServiceEntry; readonly setup: BookingSetup }

/** Names the service entry: whose device, which service. */
export function BookingHead({ serviceEntry, setup: { availableService, provider, brand, form } }: Props) {
  const t = useTexts(requestTexts)
  const of = provider?.name ?? (form.definition.brand === 'fixed' ? brand?.name : undefined)
  return <BookingTitle back={serviceEntry.back} title={of ? t('entryTitle', { of, service: availableService.name }) : availableService.name} />
}

/** @param back the page that leads here */
export function BookingTitle({ back, title }: { readonly back: string; readonly title: string }) {
  const t = useTexts(requestTexts)
  return (
    <header className={styles.head}>
      <Link to={back} className={styles.back}>
        <IconArrowLeft size={18} aria-hidden="true" />
        {t('back')}
      </Link>
      <PageTitle>{title}</PageTitle>
    </header>
  )
}
