import type { ComponentProps, ReactNode } from 'react'
import { Input } from './Control.tsx'
import { describedBy, Field, type FieldWords } from './Field.tsx'

type Props = FieldWords &
  Omit<ComponentProps<typeof Input>, 'name' | 'children'> & {
    /** What is said about what was typed, under it. */
    readonly after?: ReactNode
  }

/** One line of text. */
export function TextField({ name, id = name, label, hint, problem, isOptional, after, ...input }: Props) {
  return (
    <Field name={id} label={label} hint={hint} problem={problem} isOptional={isOptional}>
      <Input {...input} {...describedBy(id, hint, problem)} name={name} />
      {after}
    </Field>
  )
}
