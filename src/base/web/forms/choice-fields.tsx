import type { ReactNode } from 'react'
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import { Choice, Choices } from '#base/web/kit/Choice.tsx'
import { FieldGroup } from '#base/web/kit/Field.tsx'

type Props<Values extends FieldValues, Sent, Value> = {
  readonly control: Control<Values, unknown, Sent>
  readonly path: FieldPathByValue<Values, Value>
  readonly legend: ReactNode
  readonly hint?: ReactNode
  readonly isOptional?: boolean
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly shape?: 'row' | 'rows' | 'chips'
}

/** One of a few, each big enough for a thumb. */
export function OneOf<Values extends FieldValues, Sent>({
  control,
  path,
  legend,
  hint,
  choices,
  shape = 'rows',
  whenChosen,
}: Omit<Props<Values, Sent, string>, 'isOptional'> & { readonly whenChosen?: (value: string) => void }) {
  const { field, fieldState } = useController({ control, name: path })
  return (
    <FieldGroup name={path} label={legend} hint={hint} problem={fieldState.error?.message}>
      <Choices shape={shape}>
        {choices.map(({ value, label }) => (
          <Choice
            key={value}
            type="radio"
            name={path}
            value={value}
            label={label}
            checked={field.value === value}
            onBlur={field.onBlur}
            onChange={() => {
              field.onChange(value)
              whenChosen?.(value)
            }}
          />
        ))}
      </Choices>
    </FieldGroup>
  )
}

/** Any number of a list. */
export function SomeOf<Values extends FieldValues, Sent>({
  control,
  path,
  legend,
  hint,
  isOptional,
  choices,
  shape = 'chips',
}: Props<Values, Sent, string[]>) {
  const { field, fieldState } = useController({ control, name: path })
  const chosen: readonly string[] = field.value
  return (
    <FieldGroup name={path} label={legend} hint={hint} problem={fieldState.error?.message} isOptional={isOptional}>
      <Choices shape={shape}>
        {choices.map(({ value, label }) => (
          <Choice
            key={value}
            type="checkbox"
            name={`${path}.${value}`}
            label={label}
            checked={chosen.includes(value)}
            onBlur={field.onBlur}
            onChange={({ currentTarget }) => field.onChange(currentTarget.checked ? [...chosen, value] : chosen.filter((one) => one !== value))}
          />
        ))}
      </Choices>
    </FieldGroup>
  )
}
