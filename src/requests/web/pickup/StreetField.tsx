import { useFormContext, useWatch } from 'react-hook-form'
import { isPostalCode } from '#addresses/address.ts'
import { addressesApi } from '#addresses/addresses.api.ts'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { requestTexts } from '../../texts.ts'
import type { BookingForm } from '../booking/booking-form.ts'
import { SuggestField } from '../fields/SuggestField.tsx'
import type { AddressProps } from './address-props.ts'
import { splitStreet } from './split-street.ts'
import { useDebounced } from './use-debounced.ts'

/** The name of the street; its kind and number, when written here too, go to their own fields. */
export function StreetField({ address, section }: AddressProps) {
  const t = useTexts(requestTexts)
  const { control, setValue, getValues } = useFormContext<BookingForm>()
  const [postalCode, name] = useWatch({ control, name: [`${address}.postalCode`, `${address}.publicPlaceName`] })
  const typed = useDebounced(name)
  const { data } = useCall(
    addressesApi.findStreets,
    { query: { postalCode, query: typed } },
    { enabled: isPostalCode(postalCode) && typed.length >= 2 && typed === name },
  )
  const suggestions = (data ?? []).map((street) => ({
    key: `${street.publicPlaceName} ${street.publicPlaceType}`,
    label: `${street.publicPlaceName} ${street.publicPlaceType}`,
    street,
  }))
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
      label={t('address.street')}
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
