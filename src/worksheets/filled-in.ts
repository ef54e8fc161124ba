import { commonFields } from './common-kind.ts'
import { type FieldDefinition, type FieldValue, type KindDefinition, ownFieldsOf } from './kind.ts'

/** A brand's part of a sheet on which nothing is missing, whatever the end: for devices that are none (the sandbox, tests). */
export const filledIn = (kind: KindDefinition): Record<string, FieldValue> =>
  Object.fromEntries(ownFieldsOf(kind, commonFields).flatMap((field) => (field.needed ? [[field.name, sampleOf(field, kind)]] : [])))

function sampleOf(field: FieldDefinition, { codes }: KindDefinition): FieldValue {
  switch (field.type) {
    case 'text':
      return field.holds === 'imei' ? '490154203237518' : 'SANDBOX'.padEnd(field.holds?.min ?? 0, '0')
    case 'longText':
      return 'Sandbox'
    case 'figure':
      return Math.max(field.min, 1)
    case 'date':
      return '2026-01-01'
    case 'time':
      return '09:30'
    case 'measure':
      return String(Math.max(field.min, ...(field.limits ?? []).map(({ atLeast = 0 }) => atLeast)))
    case 'choice':
      return field.options.find((option) => option !== field.blocks?.option) ?? ''
    case 'code':
      return codes[field.list]?.[0] ?? ''
  }
}
