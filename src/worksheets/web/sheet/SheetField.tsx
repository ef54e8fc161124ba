import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { FormLongTextField, FormTextField } from '#base/web/forms/form-fields.tsx'
import type { FieldDefinition } from '../../kind.ts'
import { templateFields } from '../../templates.ts'
import styles from '../worksheets.module.css'
import { ChoiceField } from './ChoiceField.tsx'
import { CodeField } from './CodeField.tsx'
import type { FieldWords } from './field-words.ts'
import { MeasureField } from './MeasureField.tsx'
import { ModelField } from './ModelField.tsx'
import { TemplatePicker } from './TemplatePicker.tsx'

type Props<Values extends FieldValues, Sent> = {
  readonly control: Control<Values, unknown, Sent>
  readonly path: FieldPathByValue<Values, string>
  readonly field: FieldDefinition
  readonly words: FieldWords
  readonly sheetId: number | null
}

/** Nothing the browser remembers or corrects belongs into a number. */
const scanned = { autoComplete: 'off', spellCheck: false }

/** A field of a worksheet, drawn from its definition. Its id is the path it is refused by. */
export function SheetField<Values extends FieldValues, Sent>({ control, path, field, words, sheetId }: Props<Values, Sent>) {
  const drawn = { control, path, label: words.label, isOptional: field.isOptional === true, ...(words.hint ? { hint: words.hint } : {}) }
  switch (field.type) {
    case 'longText':
      return (
        <>
          <FormLongTextField {...drawn} limit={field.max} />
          <Templates control={control} path={path} field={field} sheetId={sheetId} />
        </>
      )
    case 'figure':
      return <FormTextField {...drawn} inputMode="numeric" />
    case 'text':
      if (field.suggests === 'model')
        return <ModelField control={control} path={path} words={words} isOptional={field.isOptional === true} sheetId={sheetId} />
      return (
        <div className={templateOf(field, sheetId) ? styles.wide : undefined}>
          <FormTextField {...drawn} maxLength={field.max} {...(field.isCode ? scanned : {})} />
          <Templates control={control} path={path} field={field} sheetId={sheetId} />
        </div>
      )
    case 'time':
      return <FormTextField {...drawn} type="time" />
    case 'measure':
      return <MeasureField {...drawn} />
    case 'date':
      return <FormTextField {...drawn} type="date" />
    case 'code':
      return <CodeField control={control} path={path} words={words} isOptional={field.isOptional === true} />
    case 'choice':
      return <ChoiceField {...drawn} words={words} />
  }
}

/** Of the fields that have ready texts, which of them; beside others in a row such a field would stand higher than they. */
const templateOf = (field: FieldDefinition, sheetId: number | null) =>
  sheetId === null ? undefined : templateFields.find((one) => one === field.name)

function Templates<Values extends FieldValues, Sent>({ control, path, field, sheetId }: Omit<Props<Values, Sent>, 'words'>) {
  const name = templateOf(field, sheetId)
  if (!name || sheetId === null || !('max' in field)) return null
  return <TemplatePicker control={control} path={path} field={name} max={field.max} sheetId={sheetId} />
}
