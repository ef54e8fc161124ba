import type { ReactNode } from 'react'
import { baseTexts } from '../texts.ts'
import { useTexts } from '../use-texts.ts'
import styles from './Field.module.css'

/**
 * What every field says. A plain form spreads `register('email')` of react-hook-form, or gives `name`, `value` and `onChange`. The field's
 * id is its name, so a line of `FormErrorSummary` finds it.
 */
export type FieldWords = {
  readonly name: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** What is wrong with it, as a sentence. */
  readonly problem?: string | undefined
  readonly isOptional?: boolean | undefined
}

type Props = FieldWords & { readonly children: ReactNode }

/** A label, its control, what helps to fill it and what is wrong with it. */
export function Field({ name, label, hint, problem, isOptional, children }: Props) {
  return (
    <div className={styles.field} data-wrong={problem ? true : undefined}>
      <label htmlFor={name} className={styles.label}>
        {label} {isOptional && <OptionalMark />}
      </label>
      <FieldHint name={name} hint={hint} />
      <FieldProblem name={name} problem={problem} />
      {children}
    </div>
  )
}

/** Several controls under one question. The group itself can take the focus, so the error summary can lead to it. `isWide`: as wide as its place. */
export function FieldGroup({ name, label, hint, problem, isOptional, isWide, children }: Props & { readonly isWide?: boolean }) {
  const { 'aria-describedby': by } = describedBy(name, hint, problem)
  return (
    <fieldset
      className={styles.field}
      id={name}
      tabIndex={-1}
      aria-describedby={by}
      data-wrong={problem ? true : undefined}
      data-wide={isWide || undefined}
    >
      <legend className={styles.label}>
        {label} {isOptional && <OptionalMark />}
      </legend>
      <FieldHint name={name} hint={hint} />
      <FieldProblem name={name} problem={problem} />
      {children}
    </fieldset>
  )
}

function OptionalMark() {
  const t = useTexts(baseTexts)
  return <span className={styles.optional}>{t('optional')}</span>
}

export function FieldHint({ name, hint }: Pick<FieldWords, 'name' | 'hint'>) {
  return hint ? (
    <div id={`${name}-hint`} className={styles.hint}>
      {hint}
    </div>
  ) : null
}

export function FieldProblem({ name, problem }: Pick<FieldWords, 'name' | 'problem'>) {
  return problem ? (
    <p id={`${name}-problem`} className={styles.problem}>
      {problem}
    </p>
  ) : null
}

/** What ties a control to its label, its hint and what is wrong with it. */
export function describedBy(name: string, hint: ReactNode, problem: string | undefined) {
  const by = [hint ? `${name}-hint` : '', problem ? `${name}-problem` : ''].filter(Boolean).join(' ')
  return { id: name, 'aria-invalid': problem ? true : undefined, 'aria-describedby': by || undefined } as const
}
