import type { Translator } from '#base/texts.ts'
import type { Day } from '#calendar/calendar.ts'
import type { FieldDefinition, FieldValue } from './kind.ts'
import type { KindWords } from './kind-texts.ts'

type InWords = {
  readonly words: Translator<KindWords>
  readonly day: (day: Day) => string
  /** As the language writes decimals: `,` or `.` */
  readonly decimalSign: string
}

/** What a field of a brand's part says, as people read it: a code with its name. Nothing: an empty text. */
export function valueInWords({ words, day, decimalSign }: InWords, field: FieldDefinition, value: FieldValue | undefined): string {
  if (value === undefined || value === '') return ''
  if (field.type === 'measure') return `${String(value).replace('.', decimalSign)} ${field.unit}`
  if (field.type === 'date') return day(String(value))
  if (field.type === 'choice') return words(`options.${field.name}_${value}`)
  return field.type === 'code' ? `${value} – ${words(`codes.${field.list}_${value}`)}` : String(value)
}

/** How a field to fill in or a column is headed: a measure with its unit, which elsewhere stands behind the value. */
export const headingOfField = (words: Translator<KindWords>, field: FieldDefinition): string =>
  [words(`fields.${field.name}`), field.type === 'measure' && `(${field.unit})`].filter(Boolean).join(' ')
