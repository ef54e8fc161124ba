import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { intlLocales, type Language, languages } from '#base/languages.ts'
import { FormSelectField, FormTextField } from '#base/web/forms/form-fields.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { companyTexts } from '../../texts.ts'
import styles from '../companies.module.css'

type Props<Values extends FieldValues, Sent> = {
  readonly control: Control<Values, unknown, Sent>
  /** Before the names of the fields: `administrator.`. */
  readonly at?: string
}

/** Each language by its own name. */
const nameOf = (language: Language) => new Intl.DisplayNames(intlLocales[language], { type: 'language' }).of(language)

/** Who is invited. */
export function PersonFields<Values extends FieldValues, Sent>({ control, at = '' }: Props<Values, Sent>) {
  const t = useTexts(companyTexts)
  const path = (name: string) => `${at}${name}` as FieldPathByValue<Values, string>
  return (
    <div className={styles.fields}>
      <FormTextField control={control} path={path('lastName')} label={t('invite.lastName')} required autoComplete="off" />
      <FormTextField control={control} path={path('firstName')} label={t('invite.firstName')} required autoComplete="off" />
      <FormTextField control={control} path={path('email')} label={t('invite.email')} type="email" required autoComplete="off" />
      <FormSelectField control={control} path={path('language')} label={t('invite.language')}>
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {nameOf(language)}
          </option>
        ))}
      </FormSelectField>
    </div>
  )
}
