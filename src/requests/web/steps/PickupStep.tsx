import { useFormContext, useWatch } from 'react-hook-form'
import { useTexts } from '#base/web/use-texts.ts'
import { laterTexts } from '../../later-texts.ts'
import { useBooking } from '../booking/booking-context.ts'
import type { BookingForm } from '../booking/booking-form.ts'
import { Section } from '../booking/Section.tsx'
import { TextField } from '../fields/TextField.tsx'
import { TickField } from '../fields/TickField.tsx'
import { SavedAddressPick } from '../own-data/SavedAddressPick.tsx'
import { AddressFields } from '../pickup/AddressFields.tsx'
import { ContactFields } from '../pickup/ContactFields.tsx'
import { DeliveryFields } from '../pickup/DeliveryFields.tsx'
import { PersonFields } from '../pickup/PersonFields.tsx'
import { PickupDayFields } from '../pickup/PickupDayFields.tsx'

/** From whom, from where, when, and where it goes back to. */
export function PickupStep() {
  const t = useTexts(laterTexts)
  const { setup } = useBooking()
  const { control } = useFormContext<BookingForm>()
  const sameContact = useWatch({ control, name: 'deliveryInAddress.sameContact' })
  const { pickupNote } = setup.form.definition.fields
  return (
    <>
      <Section title={t('person.title')}>
        <PersonFields />
        <TickField path="deliveryInAddress.sameContact" label={t('person.otherContact')} isNegated />
        {!sameContact && <ContactFields address="deliveryInAddress" />}
      </Section>
      <Section title={t('address.pickupTitle')}>
        <SavedAddressPick address="deliveryInAddress" />
        <AddressFields address="deliveryInAddress" section="shipping" />
        {pickupNote !== 'hidden' && (
          <TextField
            path="serviceRequest.pickupNote"
            label={t('pickup.note')}
            hint={t('pickup.noteHint')}
            isOptional={pickupNote === 'optional'}
            autoComplete="off"
          />
        )}
      </Section>
      <Section title={t('pickup.title')}>
        <PickupDayFields />
      </Section>
      <Section title={t('delivery.title')}>
        <DeliveryFields />
      </Section>
    </>
  )
}
