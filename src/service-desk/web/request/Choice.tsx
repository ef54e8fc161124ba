import type { ReactNode } from 'react'
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import { Select } from '#base/web/kit/Control.tsx'

type Props<Values extends FieldValues, Sent> = {
  readonly control: Control<Values, unknown, Sent>
  readonly path: FieldPathByValue<Values, string>
  readonly label: string
  readonly children: ReactNode
}

/** One of a list that begins with how it stands; its heading names it to the eye, its label to a screen reader. */
export function Choice<Values extends FieldValues, Sent>({ control, path, label, children }: Props<Values, Sent>) {
  const { field, fieldState } = useController({ control, name: path })
  return (
    <Select id={path} aria-label={label} aria-invalid={fieldState.error ? true : undefined} {...field}>
      {children}
    </Select>
  )
}
