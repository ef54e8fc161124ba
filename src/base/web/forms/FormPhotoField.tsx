import { useRef } from 'react'
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import { PhotoField } from '../photos/PhotoField.tsx'

type Props<Values extends FieldValues, Sent> = {
  readonly control: Control<Values, unknown, Sent>
  readonly path: FieldPathByValue<Values, readonly File[]>
  readonly max: number
}

/** Photos in a form of `useSchemaForm`. They are sent beside the body, and no draft holds them. */
export function FormPhotoField<Values extends FieldValues, Sent>({ control, path, max }: Props<Values, Sent>) {
  const { field, fieldState } = useController({ control, name: path })
  const present = useRef<readonly File[]>(field.value)
  present.current = field.value
  return (
    <PhotoField
      name={path}
      max={max}
      photos={field.value}
      setPhotos={(next) => field.onChange(typeof next === 'function' ? next(present.current) : next)}
      problem={fieldState.error?.message}
    />
  )
}
