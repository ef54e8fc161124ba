import type { ReactNode } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { LongTextField as KitLongTextField } from '#base/web/kit/LongTextField.tsx'
import type { BookingForm } from '../booking/booking-form.ts'
import type { TextPath } from './TextField.tsx'
import { useField } from './use-field.ts'

type Props = {
  readonly path: TextPath
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly isOptional?: boolean
  /** SPEC 5: free text has at most 3000 characters. */
  readonly max?: number
  readonly rows?: number
}

/** Free text. */
export function LongTextField({ path, max = 3000, rows = 6, ...words }: Props) {
  const { control } = useFormContext<BookingForm>()
  const { field } = useController({ control, name: path })
  const { id, problem } = useField(path, words.hint)
  return <KitLongTextField {...words} {...field} id={id} problem={problem} limit={max} rows={rows} />
}
