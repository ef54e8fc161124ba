import { type ComponentProps, useState } from 'react'
import { baseTexts } from '../texts.ts'
import { useTexts } from '../use-texts.ts'
import styles from './Field.module.css'
import { describedBy, Field, type FieldWords } from './Field.tsx'

/** Free text; `limit`: how many characters it may have, counted while typing. */
export function LongTextField({
  name,
  label,
  hint,
  problem,
  isOptional,
  limit,
  onChange,
  ...area
}: FieldWords & ComponentProps<'textarea'> & { readonly limit: number }) {
  const t = useTexts(baseTexts)
  const [typed, setTyped] = useState(() => String(area.defaultValue ?? '').length)
  const length = area.value === undefined ? typed : String(area.value).length
  return (
    <Field name={name} label={label} hint={hint} problem={problem} isOptional={isOptional}>
      <textarea
        {...area}
        {...describedBy(name, hint, problem)}
        className={styles.input}
        onChange={(event) => {
          setTyped(event.currentTarget.value.length)
          return onChange?.(event)
        }}
      />
      <span className={styles.count} role={length > limit * 0.9 ? 'status' : undefined}>
        {length > limit ? t('charactersOver', { count: length - limit }) : t('charactersLeft', { count: limit - length })}
      </span>
    </Field>
  )
}
