import { TextField } from '#base/web/kit/TextField.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { workshopTexts } from '../../texts.ts'
import styles from '../workshop.module.css'
import type { ArrivalEntry, AskedForm } from './arrival-entry.ts'

type Props = {
  readonly form: AskedForm
  readonly entry: ArrivalEntry
  readonly problemOf: (path: string) => string | undefined
  readonly change: (changes: Partial<ArrivalEntry>) => void
}

/** What was declared and what came, as one list to tick. */
export function AccessoryFields({ form, entry, problemOf, change }: Props) {
  const t = useTexts(workshopTexts)
  const { foundAccessoryIds: found } = entry
  const tick = (id: number) => change({ foundAccessoryIds: found.includes(id) ? found.filter((one) => one !== id) : [...found, id] })
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
                  onChange={() => change({ otherFound: value })}
                />
                <span>{t(value ? 'arrival.otherFound' : 'arrival.otherMissing')}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <TextField
        name="additionalFound"
        label={t('arrival.additional')}
        isOptional
        maxLength={500}
        value={entry.additionalFound}
        problem={problemOf('additionalFound')}
        onChange={({ currentTarget }) => change({ additionalFound: currentTarget.value })}
      />
    </>
  )
}
