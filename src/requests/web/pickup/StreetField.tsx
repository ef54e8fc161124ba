import { useFormContext, useWatch } from 'react-hook-form'
import { addressTexts } from '#addresses/texts.ts'
import { splitStreet } from '#addresses/web/split-street.ts'
import { useStreetSuggestions } from '#addresses/web/use-street-suggestions.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { BookingForm } from '../booking/booking-form.ts'
import { SuggestField } from '../fields/SuggestField.tsx'
import type { AddressProps } from './address-props.ts'

/** The name of the street; its kind and number, when written here too, go to their own fields. */
export function StreetField({ address, section }: AddressProps) {
  const t = useTexts(addressTexts)
  const { control, setValue, getValues } = useFormContext<BookingForm>()
  const [postalCode, name] = useWatch({ control, name: [`${address}.postalCode`, `${address}.publicPlaceName`] })
  const suggestions = useStreetSuggestions(postalCode, name)
  const takeApart = () => {
    const parts = splitStreet(getValues(`${address}.publicPlaceName`))
    if (!parts || getValues(`${address}.streetNumber`) !== '') return
    setValue(`${address}.publicPlaceName`, parts.publicPlaceName)
    setValue(`${address}.publicPlaceType`, parts.publicPlaceType)
    setValue(`${address}.streetNumber`, parts.streetNumber)
    if (parts.other) setValue(`${address}.other`, parts.other)
  }
  return (
    <SuggestField
      path={`${address}.publicPlaceName`}
      label={t('field.street')}
      autoComplete={`${section} address-line1`}
      suggestions={suggestions}
      whenChosen={({ street }) => {
        setValue(`${address}.publicPlaceName`, street.publicPlaceName)
        setValue(`${address}.publicPlaceType`, street.publicPlaceType)
      }}
      whenLeft={takeApart}
    />
  )
}
