import type { Control } from 'react-hook-form'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { workshopTexts } from '../../texts.ts'
import styles from '../workshop.module.css'
import type { ArrivalEntry, AskedForm, EnteredArrival } from './arrival-entry.ts'

type Props<Sent> = {
  readonly form: AskedForm
  readonly entry: ArrivalEntry
  readonly control: Control<EnteredArrival, unknown, Sent>
  readonly problemOf: (path: string) => string | undefined
  readonly setFound: (ids: number[]) => void
  readonly setOtherFound: (isFound: boolean) => void
}

/** What was declared and what came, as one list to tick. */
export function AccessoryFields<Sent>({ form, entry, control, problemOf, setFound, setOtherFound }: Props<Sent>) {
  const t = useTexts(workshopTexts)
  const { foundAccessoryIds: found } = entry
  const tick = (id: number) => setFound(found.includes(id) ? found.filter((one) => one !== id) : [...found, id])
  return (
    <>
      <fieldset className={styles.group} id="foundAccessoryIds" tabIndex={-1}>
        <legend>{t('arrival.accessoriesTitle')}</legend>
        <p className={styles.soft}>{t('arrival.accessoriesHint')}</p>
        <div className={styles.ticks}>
          {form.accessories.map(({ id, name, declared }) => (
            <label key={id} className={styles.option}>
              <input type="checkbox" name={`accessory-${id}`} checked={found.includes(id)} onChange={() => tick(id)} />
              <span>
                {name} {declared && <strong className={styles.tag}>{t('arrival.declared')}</strong>}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {form.otherDeclared !== '' && (
        <fieldset className={styles.group} aria-describedby={problemOf('otherFound') ? 'otherFound-problem' : undefined}>
          <legend>{t('arrival.otherDeclared', { text: form.otherDeclared })}</legend>
          {problemOf('otherFound') && (
            <p id="otherFound-problem" className={styles.problem}>
              {problemOf('otherFound')}
            </p>
          )}
          <div className={styles.segments}>
            {[true, false].map((value) => (
              <label key={String(value)} className={styles.option}>
                <input
                  id={value ? 'otherFound' : undefined}
                  type="radio"
                  name="otherFound"
                  checked={entry.otherFound === value}
                  onChange={() => setOtherFound(value)}
                />
                <span>{t(value ? 'arrival.otherFound' : 'arrival.otherMissing')}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <FormTextField control={control} path="additionalFound" label={t('arrival.additional')} isOptional maxLength={500} />
    </>
  )
}
