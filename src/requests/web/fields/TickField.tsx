import type { ReactNode } from 'react'
import { type FieldPathByValue, useController, useFormContext } from 'react-hook-form'
import { TickField as KitTickField } from '#base/web/kit/TickField.tsx'
import type { BookingForm } from '../booking/booking-form.ts'
import { useField } from './use-field.ts'

type Props = {
  readonly path: FieldPathByValue<BookingForm, boolean>
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** The box says the opposite of what is kept: `sameContact` is asked as “somebody else”. */
  readonly isNegated?: boolean
}

/** Yes or no. */
export function TickField({ path, label, hint, isNegated = false }: Props) {
  const { control } = useFormContext<BookingForm>()
  const { field } = useController({ control, name: path })
  const { id, problem } = useField(path, hint)
  return (
    <KitTickField
      ref={field.ref}
      id={id}
      name={path}
      label={label}
      hint={hint}
      problem={problem}
      checked={field.value !== isNegated}
      onBlur={field.onBlur}
      onChange={({ currentTarget }) => field.onChange(currentTarget.checked !== isNegated)}
    />
  )
}
