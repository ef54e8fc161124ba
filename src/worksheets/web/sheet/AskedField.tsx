import type { ReactNode } from 'react'
import { type Control, type FieldPathByValue, type FieldValues, useWatch } from 'react-hook-form'
import { isAsked, type WhenField } from '../../kind.ts'

type Props<Values extends FieldValues, Sent> = {
  readonly control: Control<Values, unknown, Sent>
  readonly when: WhenField
  /** Where the form keeps what decides. */
  readonly path: FieldPathByValue<Values, string>
  readonly children: ReactNode
}

/** A field that is asked only where another says so. */
export function AskedField<Values extends FieldValues, Sent>({ control, when, path, children }: Props<Values, Sent>) {
  const said = useWatch({ control, name: path })
  return isAsked({ askedWhen: when }, { [when.field]: said }) ? children : null
}
