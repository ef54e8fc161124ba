import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { isPostalCode } from '#addresses/address.ts'
import { addressesApi, type Town } from '#addresses/addresses.api.ts'
import { folded } from '#addresses/fold.ts'
import { Note } from '#base/web/kit/Note.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { requestTexts } from '../../texts.ts'
import type { BookingForm } from '../booking/booking-form.ts'
import fields from '../fields/fields.module.css'
import { SuggestField } from '../fields/SuggestField.tsx'
import type { AddressProps } from './address-props.ts'
import { TownPick } from './TownPick.tsx'
import { useDebounced } from './use-debounced.ts'

const detailOf = ({ parts, district }: Town, districtWord: (district: string) => string) =>
  [district && districtWord(district), parts.join(', ')].filter(Boolean).join(', ')

/** Postal code and town, each finding the other. */
export function TownFields({ address, section }: AddressProps) {
  const t = useTexts(requestTexts)
  const { control, setValue } = useFormContext<BookingForm>()
  const [code, city] = useWatch({ control, name: [`${address}.postalCode`, `${address}.city`] })
  const typedCode = useDebounced(code)
  const typedCity = useDebounced(city)
  const isCode = isPostalCode(code)
  const served = useCall(addressesApi.townsOfPostalCode, { params: { code } }, { enabled: isCode })
  const byCode = useCall(
    addressesApi.findPostalCodes,
    { query: { query: typedCode } },
    { enabled: /^\d{2,3}$/.test(typedCode) && typedCode === code },
  )
  const byCity = useCall(addressesApi.findPostalCodes, { query: { query: typedCity } }, { enabled: typedCity.length >= 2 && typedCity === city })
  const towns = isCode ? (served.data ?? []) : []

  const suggest = (found: readonly Town[] | undefined) =>
    (found ?? []).map((town) => ({
      key: `${town.postalCode} ${town.city}`,
      label: `${town.postalCode} ${town.city}`,
      detail: detailOf(town, (district) => t('address.district', { district })),
      town,
    }))
  const take = ({ postalCode, city: name }: Town) => {
    setValue(`${address}.postalCode`, postalCode)
    setValue(`${address}.city`, name)
  }
  // The only town of a code just typed is filled in; a town of another code gives way to it. Later it is the customer's word.
  const justTyped = useRef('')
  const only = towns.length === 1 ? towns[0] : undefined
  useEffect(() => {
    if (!only || justTyped.current !== only.postalCode) return
    justTyped.current = ''
    setValue(`${address}.city`, only.city)
  }, [only, address, setValue])
  const isOdd = isCode && served.data !== undefined && !towns.some((town) => folded(town.city) === folded(city))
  return (
    <>
      <div className={fields.codeAndTown}>
        <SuggestField
          path={`${address}.postalCode`}
          label={t('address.postalCode')}
          inputMode="numeric"
          autoComplete={`${section} postal-code`}
          suggestions={isCode ? [] : suggest(byCode.data)}
          whenChosen={({ town }) => take(town)}
          whenTyped={(typed) => {
            justTyped.current = typed
          }}
          isCheckedLive
        />
        <SuggestField
          path={`${address}.city`}
          label={t('address.city')}
          autoComplete={`${section} address-level2`}
          suggestions={towns.some((town) => town.city === city) ? [] : suggest(byCity.data)}
          whenChosen={({ town }) => take(town)}
        />
      </div>
      {towns.length > 1 && <TownPick address={address} towns={towns} />}
      {isOdd && city !== '' && (
        <Note className={fields.advice} role="status">
          {towns.length === 0 ? t('address.unknownCode', { code }) : t('address.oddTown', { code, city: towns.map((town) => town.city).join(', ') })}
        </Note>
      )}
    </>
  )
}
