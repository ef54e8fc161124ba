import type { ReactNode } from 'react'
import { OptionalMark, ProblemLine } from './FieldFrame.tsx'
import { fieldId, hintId, problemId } from './field-id.ts'
import styles from './fields.module.css'

type Props = {
  readonly path: string
  readonly legend: ReactNode
  readonly hint?: ReactNode
  readonly problem: string | undefined
  readonly isOptional?: boolean
  readonly children: ReactNode
}

/** Several controls under one question. The group itself can take the focus, so the error summary can lead to it. */
export function GroupFrame({ path, legend, hint, problem, isOptional, children }: Props) {
  const describedBy = [hint && hintId(path), problem && problemId(path)].filter(Boolean).join(' ') || undefined
  return (
    <fieldset className={styles.field} id={fieldId(path)} tabIndex={-1} aria-describedby={describedBy} data-wrong={problem ? true : undefined}>
      <legend className={styles.label}>
        {legend} {isOptional && <OptionalMark />}
      </legend>
      {hint && (
        <div className={styles.hint} id={hintId(path)}>
          {hint}
        </div>
      )}
      <ProblemLine path={path} problem={problem} />
      {children}
    </fieldset>
  )
}
