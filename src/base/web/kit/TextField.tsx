import type { ComponentProps } from 'react'
import styles from './Field.module.css'
import { describedBy, Field, type FieldWords } from './Field.tsx'

/** One line of text. */
export function TextField({ name, label, hint, problem, isOptional, type = 'text', ...input }: FieldWords & ComponentProps<'input'>) {
  return (
    <Field name={name} label={label} hint={hint} problem={problem} isOptional={isOptional}>
      <input {...input} {...describedBy(name, hint, problem)} type={type} className={styles.input} />
    </Field>
  )
}
