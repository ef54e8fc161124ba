import type { Control, UseFormGetValues, UseFormSetValue } from 'react-hook-form'
import type { CorrectionValues } from './correction-values.ts'

/** What the fields of a correction need of their form. */
export type FieldsProps<Sent> = {
  readonly control: Control<CorrectionValues, unknown, Sent>
  readonly setValue: UseFormSetValue<CorrectionValues>
  readonly getValues: UseFormGetValues<CorrectionValues>
}
