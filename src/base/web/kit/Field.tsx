import type { ReactNode } from 'react'
import { baseTexts } from '../texts.ts'
import { useTexts } from '../use-texts.ts'
import styles from './Field.module.css'

/**
 * Plain fields for plain forms: spread `register('email')` of react-hook-form, or `name`, `value` and `onChange`. The field's id is its
 * name, so a line of `FormErrorSummary` finds it.
 */
export type FieldWords = {
  readonly name: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** What is wrong with it, as a sentence. */
  readonly problem?: string | undefined
  readonly isOptional?: boolean
}

/** A label, its control, what helps to fill it and what is wrong with it. */
export function Field({ name, label, hint, problem, isOptional, children }: FieldWords & { readonly children: ReactNode }) {
  const t = useTexts(baseTexts)
  return (
    <div className={styles.field}>
      <label htmlFor={name} className={styles.label}>
        {label} {isOptional && <span className={styles.optional}>{t('optional')}</span>}
      </label>
      <FieldHint name={name} hint={hint} />
      <FieldProblem name={name} problem={problem} />
      {children}
    </div>
  )
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

export function describedBy(name: string, hint: ReactNode, problem: string | undefined) {
  const by = [hint ? `${name}-hint` : '', problem ? `${name}-problem` : ''].filter(Boolean).join(' ')
  return { id: name, name, 'aria-invalid': problem ? true : undefined, 'aria-describedby': by || undefined } as const
}
