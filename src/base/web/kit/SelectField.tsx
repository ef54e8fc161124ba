import type { ComponentProps } from 'react'
import { baseTexts } from '../texts.ts'
import { useTexts } from '../use-texts.ts'
import styles from './Field.module.css'
import { describedBy, Field, type FieldWords } from './Field.tsx'

/** One of few; the options are its children. */
export function SelectField({ name, label, hint, problem, isOptional, children, ...select }: FieldWords & ComponentProps<'select'>) {
  const t = useTexts(baseTexts)
  return (
    <Field name={name} label={label} hint={hint} problem={problem} isOptional={isOptional}>
      <select {...select} {...describedBy(name, hint, problem)} className={styles.input}>
        <option value="">{t('choose')}</option>
        {children}
      </select>
    </Field>
  )
}
