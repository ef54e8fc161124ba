import type { ComponentProps } from 'react'
import styles from './Field.module.css'
import { describedBy, FieldHint, FieldProblem, type FieldWords } from './Field.tsx'

/** A box to tick; its label says what is agreed to. */
export function TickField({ name, label, hint, problem, ...input }: Omit<FieldWords, 'isOptional'> & ComponentProps<'input'>) {
  return (
    <div className={styles.field}>
      <FieldProblem name={name} problem={problem} />
      <div className={styles.check}>
        <input {...input} {...describedBy(name, hint, problem)} type="checkbox" />
        <label htmlFor={name}>{label}</label>
      </div>
      <FieldHint name={name} hint={hint} />
    </div>
  )
}
