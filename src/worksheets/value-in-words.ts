import type { Translator } from '#base/texts.ts'
import type { FieldDefinition, FieldValue } from './kind.ts'
import type { KindWords } from './kind-texts.ts'

/** What a field of a brand's part says, as people read it: a code with its name. Nothing: an empty text. */
export function valueInWords(words: Translator<KindWords>, field: FieldDefinition, value: FieldValue | undefined): string {
  if (value === undefined || value === '') return ''
  if (field.type === 'choice') return words(`options.${field.name}_${value}`)
  return field.type === 'code' ? `${value} – ${words(`codes.${field.list}_${value}`)}` : String(value)
}
