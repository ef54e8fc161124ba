import { useFormats } from '#base/web/formats.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { FieldDefinition } from '../../kind.ts'
import { worksheetTexts } from '../../texts.ts'
import { headingOfField, valueInWords } from '../../value-in-words.ts'
import { ownPath } from '../sheet/edited-worksheet.ts'
import { commonNameOf, type FieldWords, useCommonField } from '../sheet/field-words.ts'
import type { BrandScreens } from './brand-screens.ts'

/** The places and the words of all fields of a brand's sheet, the common ones among them. */
export function useSheetFields(screens: BrandScreens) {
  const t = useTexts(worksheetTexts)
  const words = useTexts(screens.words)
  const common = useCommonField()
  const formats = useFormats()
  const { codes } = screens.kind
  const optionsOf = (field: FieldDefinition): FieldWords['options'] => {
    if (field.type === 'choice') return field.options.map((value) => ({ value, name: words(`options.${field.name}_${value}`) }))
    if (field.type === 'code') return (codes[field.list] ?? []).map((value) => ({ value, name: words(`codes.${field.list}_${value}`) }))
    return []
  }
  const ownField = (field: FieldDefinition) => ({
    path: ownPath(field.name),
    words: {
      label: headingOfField(words, field),
      hint: field.hasHint ? words(`hints.${field.name}`) : null,
      options: optionsOf(field),
      warning:
        field.type === 'choice' && field.blocks ? { value: field.blocks.option, text: words(`hints.${field.name}_${field.blocks.option}`) } : null,
    },
  })
  return {
    fieldOf: (field: FieldDefinition) => (commonNameOf(field.name) ? common(field) : ownField(field)),
    /** What the common part's sections hold needs no heading: its fields say it. */
    headingOf: (section: string) => (['findings', 'result', 'inside'].includes(section) ? null : words(`sections.${section}`)),
    inWords: (field: FieldDefinition, value: string | number | undefined) =>
      valueInWords({ words, day: formats.day, decimalSign: formats.decimalSign }, field, value),
    nameOf: (name: string): string => {
      if (name === 'owner' || name === 'visit') return t(`alone.${name}`)
      const commonName = commonNameOf(name)
      if (commonName) return t(`fields.${commonName}`)
      return name === 'parts' ? t('worksheet.parts') : words(`fields.${name}`)
    },
  }
}
