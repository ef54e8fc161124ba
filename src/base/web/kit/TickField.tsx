import type { ComponentProps } from 'react'
import { Choice, Choices } from './Choice.tsx'
import styles from './Field.module.css'
import { describedBy, FieldHint, FieldProblem, type FieldWords } from './Field.tsx'

type Props = Omit<FieldWords, 'isOptional'> & Omit<ComponentProps<'input'>, 'name' | 'type'>

/** A box to tick; its label says what is agreed to. */
export function TickField({ name, id = name, label, hint, problem, ...input }: Props) {
  return (
    <div className={styles.field} data-wrong={problem ? true : undefined}>
      <FieldProblem name={id} problem={problem} />
      <Choices shape="rows">
        <Choice {...input} {...describedBy(id, hint, problem)} type="checkbox" name={name} label={label} />
      </Choices>
      <FieldHint name={id} hint={hint} />
    </div>
  )
}
