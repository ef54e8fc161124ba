import type { ReactNode } from 'react'
import { type FieldPathByValue, useController, useFormContext } from 'react-hook-form'
import { Choice, Choices } from '#base/web/kit/Choice.tsx'
import { FieldGroup } from '#base/web/kit/Field.tsx'
import type { BookingForm } from '../booking/booking-form.ts'
import { useField } from './use-field.ts'

type Props = {
  readonly path: FieldPathByValue<BookingForm, number[]>
  readonly legend: ReactNode
  readonly hint?: ReactNode
  readonly isOptional?: boolean
  readonly choices: readonly { readonly id: number; readonly name: string }[]
  /** `rows`: whole sentences to be ticked one by one. */
  readonly shape?: 'chips' | 'rows'
}

/** Any number of a list. */
export function ChoiceChips({ path, legend, hint, isOptional, choices, shape = 'chips' }: Props) {
  const { control } = useFormContext<BookingForm>()
  const { field } = useController({ control, name: path })
  const { id, problem } = useField(path, hint)
  const toggle = (option: number, isTicked: boolean) =>
    field.onChange(isTicked ? [...field.value, option] : field.value.filter((ticked) => ticked !== option))
  return (
    <FieldGroup name={id} label={legend} hint={hint} problem={problem} isOptional={isOptional}>
      <Choices shape={shape}>
        {choices.map((choice) => (
          <Choice
            key={choice.id}
            type="checkbox"
            name={`${path}.${choice.id}`}
            label={choice.name}
            checked={field.value.includes(choice.id)}
            onBlur={field.onBlur}
            onChange={({ currentTarget }) => toggle(choice.id, currentTarget.checked)}
          />
        ))}
      </Choices>
    </FieldGroup>
  )
}
