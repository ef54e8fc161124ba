import { useFormContext, useWatch } from 'react-hook-form'
import { hungary } from '#addresses/hungary.ts'
import { addressTexts } from '#addresses/texts.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { BookingForm } from '../booking/booking-form.ts'
import fields from '../fields/fields.module.css'
import { TextField } from '../fields/TextField.tsx'
import type { AddressProps } from './address-props.ts'
import { PlaceTypeField } from './PlaceTypeField.tsx'
import { StreetField } from './StreetField.tsx'
import { TownFields } from './TownFields.tsx'

/** An address by typing: the code finds the town, the town the code, both the streets. Suggestions help and never refuse. */
export function AddressFields({ address, section }: AddressProps) {
  const t = useTexts(addressTexts)
  const { control } = useFormContext<BookingForm>()
  const country = useWatch({ control, name: `${address}.countryCode` })
  if (country !== hungary)
    return (
      <>
        <div className={fields.codeAndTown}>
          <TextField path={`${address}.postalCode`} label={t('field.postalCode')} autoComplete={`${section} postal-code`} />
          <TextField path={`${address}.city`} label={t('field.city')} autoComplete={`${section} address-level2`} />
        </div>
        <TextField path={`${address}.publicPlaceName`} label={t('field.street')} autoComplete={`${section} address-line1`} />
        <NumberAndRest address={address} section={section} />
      </>
    )
  return (
    <>
      <TownFields address={address} section={section} />
      <div className={fields.streetAndKind}>
        <StreetField address={address} section={section} />
        <PlaceTypeField address={address} />
      </div>
      <NumberAndRest address={address} section={section} />
    </>
  )
}

function NumberAndRest({ address, section }: AddressProps) {
  const t = useTexts(addressTexts)
  return (
    <div className={fields.codeAndTown}>
      <TextField path={`${address}.streetNumber`} label={t('field.number')} autoComplete="off" />
      <TextField path={`${address}.other`} label={t('field.other')} autoComplete={`${section} address-line2`} isOptional />
    </div>
  )
}
