import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import { Combobox } from '#base/web/kit/Combobox.tsx'
import { useCall } from '#base/web/use-call.ts'
import { benchApi } from '../../bench.api.ts'
import { modelsFor, modelTyped } from '../../model-search.ts'
import type { FieldWords } from './field-words.ts'

type Props<Values extends FieldValues, Sent> = {
  readonly control: Control<Values, unknown, Sent>
  readonly path: FieldPathByValue<Values, string>
  readonly words: FieldWords
  readonly isOptional: boolean
  readonly sheetId: number | null
}

/** A model with its suffix: those of the catalogue are offered, by code and by name, with the suffix that is typed; any other stands as it is typed. */
export function ModelField<Values extends FieldValues, Sent>({ control, path, words, isOptional, sheetId }: Props<Values, Sent>) {
  const { field, fieldState } = useController({ control, name: path })
  const { data } = useCall(benchApi.listSheetModels, { params: { id: sheetId ?? 0 } }, { enabled: sheetId !== null })
  const known = data?.models ?? []
  const typed = String(field.value ?? '')
  const meant = modelTyped(typed, known)
  return (
    <Combobox
      ref={field.ref}
      name={path}
      label={words.label}
      hint={meant ? meant.name : (words.hint ?? undefined)}
      problem={fieldState.error?.message}
      isOptional={isOptional}
      value={typed}
      onTyped={field.onChange}
      suggestions={modelsFor(typed, known)
        .filter(({ whole }) => whole !== typed)
        .map(({ whole, name }) => ({ key: whole, label: whole, detail: name }))}
      onChosen={({ label }) => field.onChange(label)}
      onLeft={field.onBlur}
    />
  )
}
