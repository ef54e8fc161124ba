import type { ReactNode } from 'react'
import { baseTexts } from '#base/web/texts.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { fieldId, hintId, problemId } from './field-id.ts'
import styles from './fields.module.css'

type Props = {
  readonly path: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly problem: string | undefined
  readonly isOptional?: boolean
  readonly children: ReactNode
}

/** A label, its control, a hint before it and what is wrong with it. */
export function FieldFrame({ path, label, hint, problem, isOptional, children }: Props) {
  return (
    <div className={styles.field} data-wrong={problem ? true : undefined}>
      <label className={styles.label} htmlFor={fieldId(path)}>
        {label} {isOptional && <OptionalMark />}
      </label>
      {hint && (
        <div className={styles.hint} id={hintId(path)}>
          {hint}
        </div>
      )}
      <ProblemLine path={path} problem={problem} />
      {children}
    </div>
  )
}

export function OptionalMark() {
  const t = useTexts(baseTexts)
  return <span className={styles.optional}>{t('optional')}</span>
}

export function ProblemLine({ path, problem }: Pick<Props, 'path' | 'problem'>) {
  if (!problem) return null
  return (
    <p className={styles.problem} id={problemId(path)}>
      {problem}
    </p>
  )
}
