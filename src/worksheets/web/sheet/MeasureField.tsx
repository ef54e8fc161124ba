import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import { useFormats } from '#base/web/formats.ts'
import { TextField } from '#base/web/kit/TextField.tsx'

type Props<Values extends FieldValues, Sent> = {
  readonly control: Control<Values, unknown, Sent>
  readonly path: FieldPathByValue<Values, string>
  readonly label: string
  readonly hint?: string
  readonly isOptional: boolean
}

/** What was measured: it is kept with a point, and stands in the field as the language writes decimals. */
export function MeasureField<Values extends FieldValues, Sent>({ control, path, ...rest }: Props<Values, Sent>) {
  const { decimalSign } = useFormats()
  const { field, fieldState } = useController({ control, name: path })
  return (
    <TextField
      {...rest}
      {...field}
      value={String(field.value).replace('.', decimalSign)}
      inputMode="decimal"
      maxLength={12}
      autoComplete="off"
      problem={fieldState.error?.message}
    />
  )
}
