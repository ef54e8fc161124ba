import { useState } from 'react'
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import { Combobox } from '#base/web/kit/Combobox.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { codeInWords, codesFor, codeTyped } from '../../code-search.ts'
import { worksheetTexts } from '../../texts.ts'
import type { FieldWords } from './field-words.ts'

type Props<Values extends FieldValues, Sent> = {
  readonly control: Control<Values, unknown, Sent>
  readonly path: FieldPathByValue<Values, string>
  readonly words: FieldWords
  readonly isOptional: boolean
}

/** A code of a list, found by the code itself or by words. What is typed and is no code is told, and does not stay. */
export function CodeField<Values extends FieldValues, Sent>({ control, path, words, isOptional }: Props<Values, Sent>) {
  const t = useTexts(worksheetTexts)
  const { field, fieldState } = useController({ control, name: path })
  const chosen = words.options.find(({ value }) => value === field.value)
  /** While somebody types; null: what is chosen is shown. */
  const [typed, setTyped] = useState<string | null>(null)
  const [isUnknown, setUnknown] = useState(false)

  function choose(value: string) {
    field.onChange(value)
    setUnknown(false)
  }

  function typeOn(text: string) {
    setTyped(text)
    const whole = codeTyped(text, words.options)
    if (whole || text.trim() === '') choose(whole?.value ?? '')
  }

  function leave() {
    setUnknown(typed !== null && typed.trim() !== '' && !codeTyped(typed, words.options) && typed !== (chosen && codeInWords(chosen)))
    setTyped(null)
    field.onBlur()
  }

  return (
    <Combobox
      ref={field.ref}
      name={path}
      label={words.label}
      problem={fieldState.error?.message ?? (isUnknown ? t('brand.codeUnknown') : undefined)}
      isOptional={isOptional}
      value={typed ?? (chosen ? codeInWords(chosen) : '')}
      onTyped={typeOn}
      suggestions={codesFor(typed ?? '', words.options).map((one) => ({ key: one.value, label: codeInWords(one) }))}
      onChosen={({ key }) => {
        choose(key)
        setTyped(null)
      }}
      onLeft={leave}
    />
  )
}
