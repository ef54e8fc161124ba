import type { ReactNode } from 'react'
import { type FieldPath, type FieldPathValue, useController, useFormContext } from 'react-hook-form'
import { SelectField as KitSelectField } from '#base/web/kit/SelectField.tsx'
import type { BookingForm } from '../booking/booking-form.ts'
import { useField } from './use-field.ts'

type Option<Value> = { readonly value: Value; readonly label: string }

type Chosen<Path extends FieldPath<BookingForm>> = NonNullable<FieldPathValue<BookingForm, Path>>

type Props<Path extends FieldPath<BookingForm>> = {
  readonly path: Path
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly isOptional?: boolean
  readonly options: readonly Option<Chosen<Path> & (number | string)>[]
  readonly autoComplete?: string
  readonly whenChosen?: (value: Chosen<Path> | null) => void
}

/** A choice from a list too long for cards. Nothing is chosen for the customer. */
export function SelectField<Path extends FieldPath<BookingForm>>(props: Props<Path>) {
  const { path, label, hint, isOptional, options, autoComplete, whenChosen } = props
  const { control } = useFormContext<BookingForm>()
  const { field } = useController({ control, name: path })
  const { id, problem } = useField(path, hint)
  const choose = (index: string) => {
    const value = options[Number(index)]?.value ?? null
    field.onChange(index === '' ? null : value)
    whenChosen?.(index === '' ? null : value)
  }
  const chosen = options.findIndex(({ value }) => value === field.value)
  return (
    <KitSelectField
      ref={field.ref}
      id={id}
      name={field.name}
      label={label}
      hint={hint}
      problem={problem}
      isOptional={isOptional}
      autoComplete={autoComplete}
      value={chosen === -1 ? '' : String(chosen)}
      onBlur={field.onBlur}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    >
      {options.map((option, index) => (
        <option key={option.value} value={index}>
          {option.label}
        </option>
      ))}
    </KitSelectField>
  )
}
