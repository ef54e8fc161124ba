import { useState } from 'react'
import { type Control, useController, useWatch } from 'react-hook-form'
import { isPostalCode } from '#addresses/address.ts'
import { addressesApi } from '#addresses/addresses.api.ts'
import { parcelNetworks, parcelProviders } from '#addresses/parcel-point.ts'
import { FormSelectField } from '#base/web/forms/form-fields.tsx'
import { Choice, Choices } from '#base/web/kit/Choice.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { FieldGroup } from '#base/web/kit/Field.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useDebounced } from '#base/web/use-debounced.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { nextDeliveryTexts } from '../../next-delivery-texts.ts'
import type { NextDeliveryValues } from './next-delivery-values.ts'

type Props<Sent> = { readonly control: Control<NextDeliveryValues, unknown, Sent>; readonly near: string }

/** A locker of a network, around a postal code or by its town. */
export function LockerChoice<Sent>({ control, near }: Props<Sent>) {
  const t = useTexts(nextDeliveryTexts)
  const { field, fieldState } = useController({ control, name: 'code' })
  const chosen = useWatch({ control, name: 'provider' })
  const provider = parcelProviders.find((one) => one === chosen) ?? parcelProviders[0]
  const [query, setQuery] = useState(near)
  const asked = useDebounced(query.trim(), 300)
  const isCode = isPostalCode(asked)
  const points = useCall(
    addressesApi.findParcelPoints,
    { query: { provider, query: isCode ? '' : asked, postalCode: isCode ? asked : undefined } },
    { enabled: asked.length >= 2 },
  )
  return (
    <>
      <FormSelectField control={control} path="provider" label={t('network')} whenChosen={() => field.onChange('')}>
        {parcelProviders.map((value) => (
          <option key={value} value={value}>
            {parcelNetworks[value].name}
          </option>
        ))}
      </FormSelectField>
      <TextField
        type="search"
        name="locker-search"
        label={t('search')}
        autoComplete="off"
        value={query}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      <FieldGroup name="code" label={t('point')} problem={fieldState.error?.message}>
        {points.isLoading && <Loading />}
        {points.error && <ErrorState error={points.error} retry={points.refetch} />}
        {points.data?.length === 0 && <EmptyState title={t('none')} />}
        <Choices shape="rows" isScrolled>
          {(points.data ?? []).map(({ code, name, postalCode, city, street }) => (
            <Choice
              key={code}
              type="radio"
              name="code"
              label={name}
              detail={`${postalCode} ${city}, ${street}`}
              checked={field.value === code}
              onBlur={field.onBlur}
              onChange={() => field.onChange(code)}
            />
          ))}
        </Choices>
      </FieldGroup>
    </>
  )
}
