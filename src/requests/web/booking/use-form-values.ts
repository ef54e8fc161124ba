import { useFormContext, useWatch } from 'react-hook-form'
import type { BookingForm } from './booking-form.ts'

/** All that is typed, read again at every change. The library answers its own mutable object, hence the copy. */
export function useFormValues(): BookingForm {
  const { control } = useFormContext<BookingForm>()
  return useWatch({ control, compute: (values: BookingForm) => structuredClone(values) })
}
