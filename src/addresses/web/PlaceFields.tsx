import { type Control, type UseFormGetValues, type UseFormSetValue, useWatch } from 'react-hook-form'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import { Choice, Choices } from '#base/web/kit/Choice.tsx'
import { FieldGroup } from '#base/web/kit/Field.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { noKind } from '../address.ts'
import { hungary } from '../hungary.ts'
import { fullPlaceType } from '../public-place-types.ts'
import { addressTexts } from '../texts.ts'
import type { AddressValues } from './address-values.ts'
import styles from './addresses.module.css'
import { FormSuggestField } from './FormSuggestField.tsx'
import { placeTypeSuggestions } from './place-type-suggestions.ts'
import { splitStreet } from './split-street.ts'
import { useStreetSuggestions } from './use-street-suggestions.ts'
import { useTownSuggestions } from './use-town-suggestions.ts'

type Props<Sent> = {
  readonly control: Control<AddressValues, unknown, Sent>
  readonly setValue: UseFormSetValue<AddressValues>
  readonly getValues: UseFormGetValues<AddressValues>
}

const typed = { shouldDirty: true }

/** A place by typing: the code finds the town, the town the code, both the streets. Suggestions help and never refuse. */
export function PlaceFields<Sent>({ control, setValue, getValues }: Props<Sent>) {
  const t = useTexts(addressTexts)
  const country = useWatch({ control, name: 'countryCode' })
  return (
    <>
      {country === hungary ? (
        <>
          <TownFields control={control} setValue={setValue} getValues={getValues} />
          <StreetFields control={control} setValue={setValue} getValues={getValues} />
        </>
      ) : (
        <>
          <div className={styles.codeAndTown}>
            <FormTextField control={control} path="postalCode" label={t('field.postalCode')} autoComplete="off" />
            <FormTextField control={control} path="city" label={t('field.city')} autoComplete="off" />
          </div>
          <FormTextField control={control} path="publicPlaceName" label={t('field.street')} autoComplete="off" />
        </>
      )}
      <div className={styles.codeAndTown}>
        <FormTextField control={control} path="streetNumber" label={t('field.number')} autoComplete="off" />
        <FormTextField control={control} path="other" label={t('field.other')} autoComplete="off" isOptional />
      </div>
    </>
  )
}

function TownFields<Sent>({ control, setValue }: Props<Sent>) {
  const t = useTexts(addressTexts)
  const [code, city] = useWatch({ control, name: ['postalCode', 'city'] })
  const { towns, codeSuggestions, citySuggestions, take, codeTyped, codeLeft, advice } = useTownSuggestions({
    code,
    city,
    setCode: (found) => setValue('postalCode', found, typed),
    setCity: (found) => setValue('city', found, typed),
  })
  return (
    <>
      <div className={styles.codeAndTown}>
        <FormSuggestField
          control={control}
          path="postalCode"
          label={t('field.postalCode')}
          inputMode="numeric"
          suggestions={codeSuggestions}
          onChosen={({ town }) => take(town)}
          onTyped={codeTyped}
          onLeft={codeLeft}
        />
        <FormSuggestField control={control} path="city" label={t('field.city')} suggestions={citySuggestions} onChosen={({ town }) => take(town)} />
      </div>
      {towns.length > 1 && (
        <FieldGroup name="town" label={t('field.whichTown')}>
          <Choices shape="chips">
            {towns.map((town) => (
              <Choice key={town.city} type="radio" name="town" label={town.city} checked={town.city === city} onChange={() => take(town)} />
            ))}
          </Choices>
        </FieldGroup>
      )}
      {advice !== null && <Note role="status">{advice}</Note>}
    </>
  )
}

function StreetFields<Sent>({ control, setValue, getValues }: Props<Sent>) {
  const t = useTexts(addressTexts)
  const [postalCode, name, kind] = useWatch({ control, name: ['postalCode', 'publicPlaceName', 'publicPlaceType'] })
  const streets = useStreetSuggestions(postalCode, name)
  const takeApart = () => {
    const parts = splitStreet(getValues('publicPlaceName'))
    if (!parts || getValues('streetNumber') !== '') return
    setValue('publicPlaceName', parts.publicPlaceName, typed)
    setValue('publicPlaceType', parts.publicPlaceType, typed)
    setValue('streetNumber', parts.streetNumber, typed)
    if (parts.other) setValue('other', parts.other, typed)
  }
  const wholeWord = () => {
    const left = getValues('publicPlaceType')
    if (left !== '' && left !== noKind) setValue('publicPlaceType', fullPlaceType(left), typed)
  }
  return (
    <div className={styles.streetAndKind}>
      <FormSuggestField
        control={control}
        path="publicPlaceName"
        label={t('field.street')}
        suggestions={streets}
        onChosen={({ street }) => {
          setValue('publicPlaceName', street.publicPlaceName, typed)
          setValue('publicPlaceType', street.publicPlaceType, typed)
        }}
        onLeft={takeApart}
      />
      <FormSuggestField
        control={control}
        path="publicPlaceType"
        label={t('field.kind')}
        suggestions={placeTypeSuggestions(kind, t('field.noKind'))}
        onChosen={({ key }) => setValue('publicPlaceType', key, typed)}
        onLeft={wholeWord}
      />
    </div>
  )
}
