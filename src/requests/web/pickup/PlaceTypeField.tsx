import { useFormContext, useWatch } from 'react-hook-form'
import { noKind } from '#addresses/address.ts'
import { bestOf, rankOf, searchable } from '#addresses/fold.ts'
import { fullPlaceType, publicPlaceTypes } from '#addresses/public-place-types.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { requestTexts } from '../../texts.ts'
import type { BookingForm } from '../booking/booking-form.ts'
import { SuggestField } from '../fields/SuggestField.tsx'
import type { AddressName } from './address-props.ts'

const kinds = publicPlaceTypes.filter((kind) => kind !== noKind).map((kind) => ({ kind, text: searchable(kind) }))

/** `utca`, `út`, `tér`: from the list, abbreviated, or any other word; a hyphen where the place has none. */
export function PlaceTypeField({ address }: { readonly address: AddressName }) {
  const t = useTexts(requestTexts)
  const { control, setValue, getValues } = useFormContext<BookingForm>()
  const typed = useWatch({ control, name: `${address}.publicPlaceType` })
  const query = searchable(typed)
  const isExact = kinds.some(({ kind }) => kind === typed)
  const best = isExact ? kinds : bestOf(kinds, ({ text }) => rankOf(query, text), 8)
  const suggestions = [
    ...best.slice(0, 7).map(({ kind }) => ({ key: kind, label: kind })),
    ...(typed === '' ? [{ key: noKind, label: noKind, detail: t('address.noKind') }] : []),
  ]
  return (
    <SuggestField
      path={`${address}.publicPlaceType`}
      label={t('address.kind')}
      suggestions={isExact ? [] : suggestions}
      whenChosen={({ key }) => setValue(`${address}.publicPlaceType`, key)}
      whenLeft={() => {
        const left = getValues(`${address}.publicPlaceType`)
        if (left !== '' && left !== noKind) setValue(`${address}.publicPlaceType`, fullPlaceType(left))
      }}
    />
  )
}
