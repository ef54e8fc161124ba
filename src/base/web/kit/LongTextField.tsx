import { type ComponentProps, useState } from 'react'
import { lengthOf } from '../../bounded-text.ts'
import { tidy } from '../../plain-text.ts'
import { baseTexts } from '../texts.ts'
import { useTexts } from '../use-texts.ts'
import { TextArea } from './Control.tsx'
import styles from './Field.module.css'
import { describedBy, Field, type FieldWords } from './Field.tsx'

type Props = FieldWords &
  Omit<ComponentProps<'textarea'>, 'name'> & {
    /** How many characters it may have, as the server counts them. Too long a text is not cut: one sees by how much, and shortens it. */
    readonly limit: number
  }

/** Free text. */
export function LongTextField({ name, id = name, label, hint, problem, isOptional, limit, onChange, ...area }: Props) {
  const t = useTexts(baseTexts)
  const [typed, setTyped] = useState(() => String(area.defaultValue ?? ''))
  const length = lengthOf(tidy(String(area.value ?? typed)))
  const { 'aria-describedby': by, ...described } = describedBy(id, hint, problem)
  return (
    <Field name={id} label={label} hint={hint} problem={problem} isOptional={isOptional}>
      <TextArea
        {...area}
        {...described}
        name={name}
        aria-describedby={[by, `${id}-count`].filter(Boolean).join(' ')}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          return onChange?.(event)
        }}
      />
      <p id={`${id}-count`} className={styles.count} role={length > limit * 0.9 ? 'status' : undefined} data-over={length > limit || undefined}>
        {length > limit ? t('charactersOver', { count: length - limit }) : t('charactersLeft', { count: limit - length })}
      </p>
    </Field>
  )
}
