import type { ComponentProps } from 'react'
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import { Combobox, type Suggestion } from '#base/web/kit/Combobox.tsx'

type Props<Values extends FieldValues, Sent, Item extends Suggestion> = Omit<
  ComponentProps<typeof Combobox<Item>>,
  'name' | 'value' | 'onTyped' | 'problem' | 'inputName' | 'ref'
> & {
  readonly control: Control<Values, unknown, Sent>
  readonly path: FieldPathByValue<Values, string>
  readonly onTyped?: (typed: string) => void
}

/** The kit's combobox in a form of `useSchemaForm`. */
export function FormSuggestField<Values extends FieldValues, Sent, Item extends Suggestion>({
  control,
  path,
  onTyped,
  onLeft,
  ...rest
}: Props<Values, Sent, Item>) {
  const { field, fieldState } = useController({ control, name: path })
  return (
    <Combobox
      {...rest}
      name={path}
      ref={field.ref}
      value={field.value}
      problem={fieldState.error?.message}
      onTyped={(typed) => {
        field.onChange(typed)
        onTyped?.(typed)
      }}
      onLeft={() => {
        field.onBlur()
        onLeft?.()
      }}
    />
  )
}
