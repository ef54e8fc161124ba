import { type Control, useWatch } from 'react-hook-form'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { workshopTexts } from '../../texts.ts'
import { type AskedForm, type EnteredArrival, isBooked } from './arrival-entry.ts'

type Props<Sent> = { readonly form: AskedForm; readonly control: Control<EnteredArrival, unknown, Sent> }

/** Typed or scanned, and compared at once. */
export function IdentifierField<Sent>({ form, control }: Props<Sent>) {
  const t = useTexts(workshopTexts)
  const same = isBooked(useWatch({ control, name: 'readIdentifier' }), form)
  return (
    <>
      <FormTextField
        control={control}
        path="readIdentifier"
        label={t('arrival.read')}
        hint={
          <>
            {form.identifier && (
              <>
                {t(form.identifierGenerated ? 'arrival.bookedGenerated' : 'arrival.booked', { identifier: form.identifier })}
                <br />
              </>
            )}
            {t('arrival.readHint')}
          </>
        }
        inputMode={form.identifierKind === 'imei' ? 'numeric' : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        // A scanner ends with Enter, which must not send the form.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <Note tone={same ? 'success' : 'warning'} role="status">
        {same === null ? '' : t(same ? 'arrival.same' : 'arrival.other')}
      </Note>
    </>
  )
}
