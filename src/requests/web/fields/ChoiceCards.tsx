import type { ReactNode } from 'react'
import { type FieldPath, type FieldPathValue, useController, useFormContext } from 'react-hook-form'
import { Choice, Choices } from '#base/web/kit/Choice.tsx'
import { FieldGroup } from '#base/web/kit/Field.tsx'
import type { BookingForm } from '../booking/booking-form.ts'
import { useField } from './use-field.ts'

type Offered<Value> = {
  readonly value: Value
  readonly label: ReactNode
  readonly detail?: ReactNode
  readonly icon?: ReactNode
  readonly isDisabled?: boolean
}

type Chosen<Path extends FieldPath<BookingForm>> = NonNullable<FieldPathValue<BookingForm, Path>>

type Props<Path extends FieldPath<BookingForm>> = {
  readonly path: Path
  readonly legend: ReactNode
  readonly hint?: ReactNode
  readonly isOptional?: boolean
  readonly choices: readonly Offered<Chosen<Path> & (number | string | boolean)>[]
  /** `tiles`: short words side by side; `rows`: one under the other. */
  readonly shape?: 'tiles' | 'rows'
  readonly whenChosen?: (value: Chosen<Path>) => void
}

/** One of a few, each big enough for a thumb. */
export function ChoiceCards<Path extends FieldPath<BookingForm>>(props: Props<Path>) {
  const { path, legend, hint, isOptional, choices, shape = 'tiles', whenChosen } = props
  const { control } = useFormContext<BookingForm>()
  const { field } = useController({ control, name: path })
  const { id, problem } = useField(path, hint)
  return (
    <FieldGroup name={id} label={legend} hint={hint} problem={problem} isOptional={isOptional}>
      <Choices shape={shape}>
        {choices.map(({ value, label, detail, icon, isDisabled }) => (
          <Choice
            key={String(value)}
            type="radio"
            name={path}
            value={String(value)}
            label={label}
            detail={detail}
            icon={icon}
            checked={field.value === value}
            disabled={isDisabled}
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
