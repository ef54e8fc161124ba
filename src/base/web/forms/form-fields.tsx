import type { ComponentProps } from 'react'
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import { LongTextField } from '../kit/LongTextField.tsx'
import { SelectField } from '../kit/SelectField.tsx'
import { TextField } from '../kit/TextField.tsx'
import { TickField } from '../kit/TickField.tsx'

// The fields of the kit in a form of `useSchemaForm`. A field's id is its path, which is how the summary of what is wrong finds it; where two
// forms without a summary would share one, `name` tells them apart.

type At<Values extends FieldValues, Sent, Value> = {
  readonly control: Control<Values, unknown, Sent>
  readonly path: FieldPathByValue<Values, Value>
  readonly name?: string
}

type Rest<Props> = Omit<Props, 'name' | 'value' | 'checked' | 'defaultValue' | 'problem' | 'onChange' | 'onBlur' | 'ref'>

/** One line of text. */
export function FormTextField<Values extends FieldValues, Sent>({
  control,
  path,
  name = path,
  ...rest
}: At<Values, Sent, string> & Rest<ComponentProps<typeof TextField>>) {
  const { field, fieldState } = useController({ control, name: path })
  return <TextField {...rest} {...field} name={name} problem={fieldState.error?.message} />
}

/** Free text. */
export function FormLongTextField<Values extends FieldValues, Sent>({
  control,
  path,
  name = path,
  ...rest
}: At<Values, Sent, string> & Rest<ComponentProps<typeof LongTextField>>) {
  const { field, fieldState } = useController({ control, name: path })
  return <LongTextField {...rest} {...field} name={name} problem={fieldState.error?.message} />
}

/** One of few; the options are its children. `whenChosen`: what else follows the choice. */
export function FormSelectField<Values extends FieldValues, Sent>({
  control,
  path,
  name = path,
  whenChosen,
  ...rest
}: At<Values, Sent, string> & Rest<ComponentProps<typeof SelectField>> & { readonly whenChosen?: (value: string) => void }) {
  const { field, fieldState } = useController({ control, name: path })
  return (
    <SelectField
      {...rest}
      {...field}
      name={name}
      onChange={(event) => {
        field.onChange(event)
        whenChosen?.(event.currentTarget.value)
      }}
      problem={fieldState.error?.message}
    />
  )
}

/** A box to tick. */
export function FormTickField<Values extends FieldValues, Sent>({
  control,
  path,
  name = path,
  ...rest
}: At<Values, Sent, boolean> & Rest<ComponentProps<typeof TickField>>) {
  const { field, fieldState } = useController({ control, name: path })
  const { value, ...named } = field
  return <TickField {...rest} {...named} name={name} checked={value} problem={fieldState.error?.message} />
}
