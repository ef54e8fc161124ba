import type { ComponentProps } from 'react'
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import { TextField } from '../kit/TextField.tsx'
import { useLikelyEmail } from './use-likely-email.tsx'

type Props<Values extends FieldValues, Sent> = Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'required'> & {
  readonly control: Control<Values, unknown, Sent>
  readonly path: FieldPathByValue<Values, string>
}

/** One's own address in a form of `useSchemaForm`, to which something is sent: whether it was mistyped is asked when it is left. */
export function FormEmailField<Values extends FieldValues, Sent>({ control, path, ...rest }: Props<Values, Sent>) {
  const { field, fieldState } = useController({ control, name: path })
  const { whenLeft, after } = useLikelyEmail(path, field.value, field.onChange)
  const leave = () => {
    field.onBlur()
    whenLeft()
  }
  return (
    <TextField
      {...rest}
      {...field}
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      problem={fieldState.error?.message}
      onBlur={leave}
      after={after}
    />
  )
}
