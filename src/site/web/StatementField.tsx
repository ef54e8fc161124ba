import { LongTextField } from '#base/web/kit/LongTextField.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
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
  const id = statementFieldId(field)
  const shared = {
    id,
    name: field,
    label,
    hint,
    isOptional,
    problem: form.problems.find(({ path }) => path === field)?.message,
    required: !isOptional,
    value: form.values[field],
  } as const
  if (maxLength !== undefined)
    return <LongTextField {...shared} limit={maxLength} rows={8} onChange={({ currentTarget }) => form.set(field, currentTarget.value)} />
  return <TextField {...shared} type={type} autoComplete={autoComplete} onChange={({ currentTarget }) => form.set(field, currentTarget.value)} />
}
