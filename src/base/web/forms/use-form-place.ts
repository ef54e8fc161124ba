import type { FormEvent } from 'react'
import { intoFirstField } from '../into-first-field.ts'
import { useStepPlace } from '../use-step-place.ts'
import type { SchemaForm } from './use-schema-form.ts'

/**
 * A form that took the place of its button and begins in its first field: it is a step like any other (`useStepPlace`), and Escape asks first where
 * something typed would be lost, as its way back does.
 * @param cancel what its way back does in the end; undefined: it always stands there
 * @returns what the form is given
 */
export function useFormPlace(
  { submit, leave, isSubmitting }: Pick<SchemaForm, 'submit' | 'leave' | 'isSubmitting'>,
  cancel: (() => void) | undefined,
) {
  const { place } = useStepPlace(cancel ? () => void leave(cancel) : null, isSubmitting)
  return { ...place, ref: cancel && intoFirstField, onSubmit: (event: FormEvent<HTMLElement>) => void submit(event), noValidate: true }
}
