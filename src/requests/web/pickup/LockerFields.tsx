import { useState } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { isPostalCode } from '#addresses/address.ts'
import { addressesApi } from '#addresses/addresses.api.ts'
import { formatPoint } from '#addresses/format-address.ts'
import { type ParcelPoint, parcelNetworks, parcelProviders } from '#addresses/parcel-point.ts'
import { Choice, Choices } from '#base/web/kit/Choice.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { FieldGroup } from '#base/web/kit/Field.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useDebounced } from '#base/web/use-debounced.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { laterTexts } from '../../later-texts.ts'
import { lockerPrefixes } from '../../locker-phone.ts'
import type { BookingForm } from '../booking/booking-form.ts'
import { useProblem } from '../booking/problems.tsx'
import { ChoiceCards } from '../fields/ChoiceCards.tsx'
import { fieldId } from '../fields/field-id.ts'

const codePath = 'deliveryOutAddress.code'

/** A parcel locker: the network, a search by postal code or town, and the points it finds. */
export function LockerFields() {
  const t = useTexts(laterTexts)
  const { control, setValue, getValues } = useFormContext<BookingForm>()
  const [provider, pointName] = useWatch({ control, name: ['deliveryOutAddress.provider', 'deliveryOutAddress.pointName'] })
  const { field } = useController({ control, name: codePath })
  const problem = useProblem(codePath)
  // The first look is around the place the device is picked up at.
  const [query, setQuery] = useState(() => getValues('deliveryInAddress.postalCode'))
  const asked = useDebounced(query.trim(), 300)
  const near = isPostalCode(asked)
  const points = useCall(
    addressesApi.findParcelPoints,
    { query: { provider, query: near ? '' : asked, postalCode: near ? asked : undefined } },
    { enabled: asked.length >= 2 },
  )
  const choose = (point: ParcelPoint) => {
    field.onChange(point.code)
    setValue('deliveryOutAddress.pointName', formatPoint(point))
  }
  return (
    <>
      <ChoiceCards
        path="deliveryOutAddress.provider"
        legend={t('locker.provider')}
        choices={parcelProviders.map((value) => ({ value, label: parcelNetworks[value].name }))}
        whenChosen={() => {
          setValue(codePath, '')
          setValue('deliveryOutAddress.pointName', '')
        }}
      />
      {parcelNetworks[provider].wantsMobile && <Note>{t('locker.phoneRule', { prefixes: lockerPrefixes.join(', ') })}</Note>}
      <TextField
        type="search"
        name="locker-search"
        label={t('locker.search')}
        hint={t('locker.searchHint')}
        autoComplete="off"
        value={query}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      <FieldGroup name={fieldId(codePath)} label={t('locker.point')} problem={problem}>
        {pointName !== '' && <p>{t('locker.chosen', { point: pointName })}</p>}
        {points.isLoading && <Loading />}
        {points.error && <ErrorState error={points.error} retry={points.refetch} />}
        {points.data?.length === 0 && <EmptyState title={t('locker.none')}>{t('locker.noneText')}</EmptyState>}
        <Choices shape="rows" isScrolled>
          {(points.data ?? []).map((point) => (
            <Choice
              key={point.code}
              type="radio"
              name={codePath}
              label={point.name}
              detail={<PointDetail point={point} />}
              checked={field.value === point.code}
              onBlur={field.onBlur}
              onChange={() => choose(point)}
            />
          ))}
        </Choices>
      </FieldGroup>
    </>
  )
}

const PointDetail = ({ point: { postalCode, city, street, directions } }: { readonly point: ParcelPoint }) => (
  <>
    {`${postalCode} ${city}, ${street}`}
    {directions && (
      <>
        <br />
        {directions}
      </>
    )}
  </>
)
