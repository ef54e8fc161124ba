import type { ComponentProps } from 'react'
import { type Control, type FieldPathByValue, type FieldValues, useWatch } from 'react-hook-form'
import { FormSelectField } from '#base/web/forms/form-fields.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import styles from '../worksheets.module.css'
import type { FieldWords } from './field-words.ts'

type Props<Values extends FieldValues, Sent> = {
  readonly control: Control<Values, unknown, Sent>
  readonly path: FieldPathByValue<Values, string>
  readonly words: FieldWords
} & Pick<ComponentProps<typeof FormSelectField>, 'label' | 'hint' | 'isOptional'>

/** One of few. An answer with which the repair cannot go on says so at once. */
export function ChoiceField<Values extends FieldValues, Sent>({ words, ...drawn }: Props<Values, Sent>) {
  const chosen = useWatch({ control: drawn.control, name: drawn.path })
  const { warning } = words
  return (
    <>
      <FormSelectField {...drawn}>
        {words.options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </FormSelectField>
      {warning && (
        <div className={styles.wide}>
          <Note tone="warning" role="status">
            {chosen === warning.value ? warning.text : ''}
          </Note>
        </div>
      )}
    </>
  )
}
