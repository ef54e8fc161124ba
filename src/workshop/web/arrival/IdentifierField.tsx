import { TextField } from '#base/web/kit/TextField.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { workshopTexts } from '../../texts.ts'
import styles from '../workshop.module.css'
import { type ArrivalEntry, type AskedForm, isBooked } from './arrival-entry.ts'

type Props = {
  readonly form: AskedForm
  readonly value: string
  readonly problem: string | undefined
  readonly change: (changes: Partial<ArrivalEntry>) => void
}

/** Typed or scanned, and compared at once. */
export function IdentifierField({ form, value, problem, change }: Props) {
  const t = useTexts(workshopTexts)
  const same = isBooked(value, form)
  return (
    <>
      <TextField
        name="readIdentifier"
        label={t('arrival.read')}
        hint={
          <>
            {t(form.identifierGenerated ? 'arrival.bookedGenerated' : 'arrival.booked', { identifier: form.identifier })}
            <br />
            {t('arrival.readHint')}
          </>
        }
        inputMode={form.identifierKind === 'imei' ? 'numeric' : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        value={value}
        problem={problem}
        onChange={({ currentTarget }) => change({ readIdentifier: currentTarget.value })}
        // A scanner ends with Enter, which must not send the form.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <p role="status" className={same === false ? styles.warning : styles.soft}>
        {same === null ? '' : t(same ? 'arrival.same' : 'arrival.other')}
      </p>
    </>
  )
}
