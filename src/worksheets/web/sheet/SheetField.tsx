import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { FormLongTextField, FormTextField } from '#base/web/forms/form-fields.tsx'
import type { FieldDefinition } from '../../kind.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { CodeField } from './CodeField.tsx'
import type { FieldWords } from './field-words.ts'

type Props<Values extends FieldValues, Sent> = {
  readonly control: Control<Values, unknown, Sent>
  readonly path: FieldPathByValue<Values, string>
  readonly field: FieldDefinition
  readonly words: FieldWords
}

/** Nothing the browser remembers or corrects belongs into a number. */
const scanned = { autoComplete: 'off', spellCheck: false }

/** A field of a worksheet, drawn from its definition. Its id is the path it is refused by. */
export function SheetField<Values extends FieldValues, Sent>({ control, path, field, words }: Props<Values, Sent>) {
  const drawn = { control, path, label: words.label, isOptional: field.isOptional === true, ...(words.hint ? { hint: words.hint } : {}) }
  switch (field.type) {
    case 'longText':
      return <FormLongTextField {...drawn} limit={field.max} />
    case 'figure':
      return <FormTextField {...drawn} inputMode="numeric" />
    case 'text':
      return <FormTextField {...drawn} maxLength={field.max} {...(field.isCode ? scanned : {})} />
    case 'date':
      return <FormTextField {...drawn} type="date" />
    case 'code':
      return <CodeField control={control} path={path} words={words} isOptional={field.isOptional === true} />
    case 'choice':
      return <ChoiceField {...drawn} words={words} />
  }
}
