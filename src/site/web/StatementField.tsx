import { lengthOf } from '#base/bounded-text.ts'
import { tidy } from '#base/plain-text.ts'
import { baseTexts } from '#base/web/texts.ts'
import { useTexts } from '#base/web/use-texts.ts'
import styles from './statement.module.css'
import type { StatementForm } from './use-statement.ts'

type Props<Field extends string> = {
  readonly form: Pick<StatementForm<Field>, 'values' | 'set' | 'problems'>
  readonly field: Field
  readonly label: string
  readonly hint?: string
  readonly isOptional?: boolean
  readonly type?: 'text' | 'email' | 'tel'
  readonly autoComplete?: string
  /** Free text of several lines, with the room that is left. */
  readonly maxLength?: number
}

export const statementFieldId = (field: string) => `statement-${field}`

export function StatementField<Field extends string>({ form, field, label, hint, isOptional, type = 'text', autoComplete, maxLength }: Props<Field>) {
  const t = useTexts(baseTexts)
  const id = statementFieldId(field)
  const problem = form.problems.find(({ path }) => path === field)?.message
  const value = form.values[field]
  const control = {
    id,
    value,
    name: field,
    required: !isOptional,
    className: styles.input,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': [hint && `${id}-hint`, problem && `${id}-problem`, maxLength && `${id}-room`].filter(Boolean).join(' ') || undefined,
  } as const
  return (
    <div className={styles.field} data-wrong={problem ? true : undefined}>
      <label htmlFor={id}>
        {label} {isOptional && <span className={styles.optional}>{t('optional')}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
      {maxLength === undefined ? (
        <input {...control} type={type} autoComplete={autoComplete} onChange={({ currentTarget }) => form.set(field, currentTarget.value)} />
      ) : (
        <>
          <textarea {...control} rows={8} onChange={({ currentTarget }) => form.set(field, currentTarget.value)} />
          <Room id={`${id}-room`} left={maxLength - lengthOf(tidy(value))} />
        </>
      )}
    </div>
  )
}

function Room({ id, left }: { readonly id: string; readonly left: number }) {
  const t = useTexts(baseTexts)
  return (
    <p id={id} className={styles.hint}>
      {left >= 0 ? t('charactersLeft', { count: left }) : t('charactersOver', { count: -left })}
    </p>
  )
}
