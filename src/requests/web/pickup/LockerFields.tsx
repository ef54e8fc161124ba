import { useState } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { isPostalCode } from '#addresses/address.ts'
import { addressesApi } from '#addresses/addresses.api.ts'
import type { ParcelPoint } from '#addresses/parcel-point.ts'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { lockerPrefixes } from '../../phone.ts'
import { requestTexts } from '../../texts.ts'
import type { BookingForm } from '../booking/booking-form.ts'
import { useProblem } from '../booking/problems.tsx'
import { ChoiceCards } from '../fields/ChoiceCards.tsx'
import choices from '../fields/choices.module.css'
import { FieldFrame } from '../fields/FieldFrame.tsx'
import fields from '../fields/fields.module.css'
import { GroupFrame } from '../fields/GroupFrame.tsx'
import { useDebounced } from './use-debounced.ts'

const codePath = 'deliveryOutAddress.code'

const nameOf = ({ name, postalCode, city, street }: ParcelPoint) => `${name}, ${postalCode} ${city}, ${street}`

/** A parcel locker: the network, a search by postal code or town, and the points it finds. */
export function LockerFields() {
  const t = useTexts(requestTexts)
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
    setValue('deliveryOutAddress.pointName', nameOf(point))
  }
  return (
    <>
      <ChoiceCards
        path="deliveryOutAddress.provider"
        legend={t('locker.provider')}
        choices={[
          { value: 'foxpost', label: 'Foxpost' },
          { value: 'gls', label: 'GLS' },
        ]}
        whenChosen={() => {
          setValue(codePath, '')
          setValue('deliveryOutAddress.pointName', '')
        }}
      />
      {provider === 'foxpost' && <p className={fields.advice}>{t('locker.phoneRule', { prefixes: lockerPrefixes.join(', ') })}</p>}
      <FieldFrame path="locker-search" label={t('locker.search')} hint={t('locker.searchHint')} problem={undefined}>
        <input
          type="search"
          id="locker-search"
          aria-describedby="locker-search-hint"
          className={fields.input}
          autoComplete="off"
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
      </FieldFrame>
      <GroupFrame path={codePath} legend={t('locker.point')} problem={problem}>
        {pointName !== '' && <p className={fields.hint}>{t('locker.chosen', { point: pointName })}</p>}
        {points.isLoading && <Loading />}
        {points.error && <ErrorState error={points.error} retry={points.refetch} />}
        {points.data?.length === 0 && <EmptyState title={t('locker.none')} />}
        <div className={choices.cards} data-shape="rows" data-scrolls>
          {(points.data ?? []).map((point) => (
            <label key={point.code} className={choices.card}>
              <input type="radio" name={codePath} checked={field.value === point.code} onBlur={field.onBlur} onChange={() => choose(point)} />
              <span className={choices.words}>
                <span className={choices.name}>{point.name}</span>
                <span className={choices.detail}>{`${point.postalCode} ${point.city}, ${point.street}`}</span>
                {point.directions && <span className={choices.detail}>{point.directions}</span>}
              </span>
            </label>
          ))}
        </div>
      </GroupFrame>
    </>
  )
}
