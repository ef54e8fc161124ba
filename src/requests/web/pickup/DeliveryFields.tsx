import { IconHome, IconMapPin, IconPackage } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { parcelNetworkNames } from '#addresses/parcel-point.ts'
import { Loading } from '#base/web/kit/Loading.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { laterTexts } from '../../later-texts.ts'
import { useBooking } from '../booking/booking-context.ts'
import type { BookingForm } from '../booking/booking-form.ts'
import { ChoiceCards } from '../fields/ChoiceCards.tsx'
import { TickField } from '../fields/TickField.tsx'
import { SavedAddressPick } from '../own-data/SavedAddressPick.tsx'
import { AddressFields } from './AddressFields.tsx'
import { ContactFields } from './ContactFields.tsx'

/** Few choose a locker, so only they load its picker. */
const LockerFields = lazy(async () => ({ default: (await import('./LockerFields.tsx')).LockerFields }))

/** Where the repaired device goes. */
export function DeliveryFields() {
  const t = useTexts(laterTexts)
  const { setup } = useBooking()
  const { control } = useFormContext<BookingForm>()
  const [kind, sameContact] = useWatch({ control, name: ['deliveryOutAddress.kind', 'deliveryOutAddress.sameContact'] })
  const choices = [
    { value: 'same' as const, label: t('delivery.same'), detail: t('delivery.sameHint'), icon: <IconHome size={24} stroke={1.5} /> },
    { value: 'address' as const, label: t('delivery.address'), detail: t('delivery.addressHint'), icon: <IconMapPin size={24} stroke={1.5} /> },
    {
      value: 'locker' as const,
      label: t('delivery.locker'),
      detail: t('delivery.lockerHint', { networks: parcelNetworkNames.join(', ') }),
      icon: <IconPackage size={24} stroke={1.5} />,
    },
  ]
  return (
    <>
      <ChoiceCards
        path="deliveryOutAddress.kind"
        legend={t('delivery.where')}
        choices={setup.form.definition.parcelLocker ? choices : choices.slice(0, 2)}
        shape="rows"
      />
      {kind === 'address' && (
        <>
          <SavedAddressPick address="deliveryOutAddress" />
          <AddressFields address="deliveryOutAddress" section="section-return shipping" />
        </>
      )}
      {kind === 'locker' && (
        <Suspense fallback={<Loading />}>
          <LockerFields />
        </Suspense>
      )}
      {kind !== 'same' && (
        <>
          <TickField path="deliveryOutAddress.sameContact" label={t('delivery.otherContact')} isNegated />
          {!sameContact && <ContactFields address="deliveryOutAddress" />}
        </>
      )}
    </>
  )
}
