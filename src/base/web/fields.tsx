import { type ComponentProps, type ReactNode, useState } from 'react'
import styles from './fields.module.css'
import { baseTexts } from './texts.ts'
import { useTexts } from './use-texts.ts'

/**
 * Plain fields for plain forms: spread `register('email')` of react-hook-form, or `name`, `value` and `onChange`. The field's id is its
 * name, so a line of `FormErrorSummary` finds it.
 */
type Words = {
  readonly name: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** What is wrong with it, as a sentence. */
  readonly problem?: string | undefined
  readonly isOptional?: boolean
}

/** One line of text. */
export function TextField({ name, label, hint, problem, isOptional, type = 'text', ...input }: Words & ComponentProps<'input'>) {
  return (
    <Frame name={name} label={label} hint={hint} problem={problem} isOptional={isOptional}>
      <input {...input} {...described(name, hint, problem)} type={type} className={styles.input} />
    </Frame>
  )
}

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
}: Words & ComponentProps<'textarea'> & { readonly limit: number }) {
  const t = useTexts(baseTexts)
  const [length, setLength] = useState(() => String(area.value ?? area.defaultValue ?? '').length)
  return (
    <Frame name={name} label={label} hint={hint} problem={problem} isOptional={isOptional}>
      <textarea
        {...area}
        {...described(name, hint, problem)}
        className={styles.input}
        onChange={(event) => {
          setLength(event.currentTarget.value.length)
          return onChange?.(event)
        }}
      />
      <span className={styles.count} role={length > limit * 0.9 ? 'status' : undefined}>
        {length > limit ? t('charactersOver', { count: length - limit }) : t('charactersLeft', { count: limit - length })}
      </span>
    </Frame>
  )
}

/** One of few; the options are its children. */
export function SelectField({ name, label, hint, problem, isOptional, children, ...select }: Words & ComponentProps<'select'>) {
  const t = useTexts(baseTexts)
  return (
    <Frame name={name} label={label} hint={hint} problem={problem} isOptional={isOptional}>
      <select {...select} {...described(name, hint, problem)} className={styles.input}>
        <option value="">{t('choose')}</option>
        {children}
      </select>
    </Frame>
  )
}

/** A box to tick; its label says what is agreed to. */
export function TickField({ name, label, hint, problem, ...input }: Omit<Words, 'isOptional'> & ComponentProps<'input'>) {
  return (
    <div className={styles.field}>
      <Problem name={name} problem={problem} />
      <div className={styles.check}>
        <input {...input} {...described(name, hint, problem)} type="checkbox" />
        <label htmlFor={name}>{label}</label>
      </div>
      <Hint name={name} hint={hint} />
    </div>
  )
}

function Frame({ name, label, hint, problem, isOptional, children }: Words & { readonly children: ReactNode }) {
  const t = useTexts(baseTexts)
  return (
    <div className={styles.field}>
      <label htmlFor={name} className={styles.label}>
        {label} {isOptional && <span className={styles.optional}>{t('optional')}</span>}
      </label>
      <Hint name={name} hint={hint} />
      <Problem name={name} problem={problem} />
      {children}
    </div>
  )
}

function Hint({ name, hint }: Pick<Words, 'name' | 'hint'>) {
  return hint ? (
    <div id={`${name}-hint`} className={styles.hint}>
      {hint}
    </div>
  ) : null
}

function Problem({ name, problem }: Pick<Words, 'name' | 'problem'>) {
  return problem ? (
    <p id={`${name}-problem`} className={styles.problem}>
      {problem}
    </p>
  ) : null
}

function described(name: string, hint: ReactNode, problem: string | undefined) {
  const by = [hint ? `${name}-hint` : '', problem ? `${name}-problem` : ''].filter(Boolean).join(' ')
  return { id: name, name, 'aria-invalid': problem ? true : undefined, 'aria-describedby': by || undefined } as const
}
