import { useFormContext, useWatch } from 'react-hook-form'
import { noKind } from '#addresses/address.ts'
import { fullPlaceType } from '#addresses/public-place-types.ts'
import { addressTexts } from '#addresses/texts.ts'
import { placeTypeSuggestions } from '#addresses/web/place-type-suggestions.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { BookingForm } from '../booking/booking-form.ts'
import { SuggestField } from '../fields/SuggestField.tsx'
import type { AddressName } from './address-props.ts'

/** `utca`, `út`, `tér`: from the list, abbreviated, or any other word; a hyphen where the place has none. */
export function PlaceTypeField({ address }: { readonly address: AddressName }) {
  const t = useTexts(addressTexts)
  const { control, setValue, getValues } = useFormContext<BookingForm>()
  const typed = useWatch({ control, name: `${address}.publicPlaceType` })
  return (
    <SuggestField
      path={`${address}.publicPlaceType`}
      label={t('field.kind')}
      suggestions={placeTypeSuggestions(typed, t('field.noKind'))}
      whenChosen={({ key }) => setValue(`${address}.publicPlaceType`, key)}
      whenLeft={() => {
        const left = getValues(`${address}.publicPlaceType`)
        if (left !== '' && left !== noKind) setValue(`${address}.publicPlaceType`, fullPlaceType(left))
      }}
    />
  )
}
