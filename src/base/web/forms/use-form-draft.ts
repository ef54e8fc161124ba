import { useCallback, useEffect, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { dropFormDraft, readFormDraft, storeFormDraft } from './form-draft.ts'
import { restoredValues } from './restored-values.ts'
import { useStoredValues } from './use-stored-values.ts'

/** A form's draft: the name of the form with what it is about, and `sample` as of `restoredValues`. */
export type DraftOf<Values> = { readonly name: string; readonly sample?: Partial<Values> }

/** Keeps what is typed into a form in this tab while it is unsent, and puts it back when the form stands again. Without `draft` it keeps nothing. */
export function useFormDraft<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  { draft, untouched, isUnsaved }: { draft: DraftOf<Values> | undefined; untouched: Values; isUnsaved: () => boolean },
) {
  const name = draft?.name
  const [isRestored, setRestored] = useState(false)
  const { getValues, reset } = form

  const save = useCallback(() => {
    if (name === undefined) return
    if (isUnsaved()) storeFormDraft(name, { values: getValues() }, Date.now())
    else dropFormDraft(name)
  }, [name, isUnsaved, getValues])
  const callOff = useStoredValues(form, save)

  // biome-ignore lint/correctness/useExhaustiveDependencies: put back once, into the untouched form
  useEffect(() => {
    const stored = name === undefined ? null : readFormDraft(name, Date.now())
    if (!stored) return
    const restored = restoredValues(untouched, stored.values, draft?.sample)
    if (JSON.stringify(restored) === JSON.stringify(untouched)) return
    reset(restored as DefaultValues<Values>, { keepDefaultValues: true })
    setRestored(true)
  }, [])

  const drop = useCallback(() => {
    callOff()
    if (name !== undefined) dropFormDraft(name)
    setRestored(false)
  }, [name, callOff])
  const discard = useCallback(() => {
    reset()
    drop()
  }, [reset, drop])
  return { isRestored, drop, discard }
}
