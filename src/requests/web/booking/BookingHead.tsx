import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from 'react-router'
import { PageTitle } from '#base/web/PageTitle.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { BookingSetup } from '../../booking-setup.ts'
import { requestTexts } from '../../texts.ts'
import type { Door } from '../doors.ts'
import styles from './booking.module.css'

type Props = { readonly door: Door; readonly setup: BookingSetup }

/** Names the door: whose device, which service. */
export function BookingHead({ door, setup: { availableService, provider, brand, form } }: Props) {
  const t = useTexts(requestTexts)
  const of = provider?.name ?? (form.definition.brand === 'fixed' ? brand?.name : undefined)
  return (
    <header className={styles.head}>
      <Link to={door.back} className={styles.back}>
        <IconArrowLeft size={18} aria-hidden="true" />
        {t('back')}
      </Link>
      <PageTitle>{of ? t('doorTitle', { of, service: availableService.name }) : availableService.name}</PageTitle>
    </header>
  )
}
