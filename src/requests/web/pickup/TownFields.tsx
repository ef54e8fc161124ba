import { useFormContext, useWatch } from 'react-hook-form'
import { addressTexts } from '#addresses/texts.ts'
import { useTownSuggestions } from '#addresses/web/use-town-suggestions.ts'
import { Note } from '#base/web/kit/Note.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { BookingForm } from '../booking/booking-form.ts'
import fields from '../fields/fields.module.css'
import { SuggestField } from '../fields/SuggestField.tsx'
import type { AddressProps } from './address-props.ts'
import { TownPick } from './TownPick.tsx'

/** Postal code and town, each finding the other. */
export function TownFields({ address, section }: AddressProps) {
  const t = useTexts(addressTexts)
  const { control, setValue } = useFormContext<BookingForm>()
  const [code, city] = useWatch({ control, name: [`${address}.postalCode`, `${address}.city`] })
  const { towns, codeSuggestions, citySuggestions, take, codeTyped, codeLeft, advice } = useTownSuggestions({
    code,
    city,
    setCode: (found) => setValue(`${address}.postalCode`, found),
    setCity: (found) => setValue(`${address}.city`, found),
  })
  return (
    <>
      <div className={fields.codeAndTown}>
        <SuggestField
          path={`${address}.postalCode`}
          label={t('field.postalCode')}
          inputMode="numeric"
          autoComplete={`${section} postal-code`}
          suggestions={codeSuggestions}
          whenChosen={({ town }) => take(town)}
          whenTyped={codeTyped}
          whenLeft={codeLeft}
          isCheckedLive
        />
        <SuggestField
          path={`${address}.city`}
          label={t('field.city')}
          autoComplete={`${section} address-level2`}
          suggestions={citySuggestions}
          whenChosen={({ town }) => take(town)}
        />
      </div>
      {towns.length > 1 && <TownPick address={address} towns={towns} />}
      {advice !== null && (
        <Note className={fields.advice} role="status">
          {advice}
        </Note>
      )}
    </>
  )
}
