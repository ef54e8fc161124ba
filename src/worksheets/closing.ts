import type { FieldRefusal } from '#errors.ts'
import { blockedFor, type FieldDefinition, fieldsOf, formOf, isSaid, type KindDefinition, missingFor, type SheetOutcome } from './kind.ts'
import { wrongForm } from './text-forms.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * What stands in the way of closing a sheet with this outcome, field by field in the order of the sheet: what is missing, answers that stand in its way, texts
 * that are no such number, times that cannot be, and, where it would be closed as repaired, what was measured outside of its limits.
 */
export function problemsAtClosing(kind: Pick<KindDefinition, 'sections'>, outcome: SheetOutcome, values: Values): FieldRefusal[] {
  const missing = new Set(missingFor(kind, outcome, values))
  return fieldsOf(kind).flatMap((field): FieldRefusal[] => {
    if (missing.has(field.name)) return [{ path: field.name, code: 'REQUIRED' }]
    const blocked = blockedFor({ sections: [{ name: '', fields: [field] }] }, outcome, values)
    if (blocked.length > 0) return blocked
    const wrong = wrongIn(field, outcome, values)
    return wrong ? [{ path: field.name, ...wrong }] : []
  })
}

function wrongIn(field: FieldDefinition, outcome: SheetOutcome, values: Values): Omit<FieldRefusal, 'path'> | null {
  const value = values[field.name] ?? ''
  const form = formOf(field)
  if (form) {
    const code = wrongForm(form, String(value))
    return code && { code }
  }
  if (field.type === 'time' && field.notBefore) {
    const before = String(values[field.notBefore] ?? '')
    return value !== '' && before !== '' && String(value) < before ? { code: 'TIME_ORDER' } : null
  }
  return field.type === 'measure' && outcome === 'REPAIRED' && value !== '' ? outsideOf(field, Number(value), values) : null
}

function outsideOf({ limits = [], unit }: FieldDefinition & { type: 'measure' }, value: number, values: Values): Omit<FieldRefusal, 'path'> | null {
  for (const limit of limits) {
    if (limit.when && !isSaid(limit.when, values)) continue
    const { atLeast } = limit
    const atMost = limit.atMostAs === undefined ? limit.atMost : Math.min(limit.atMost, Number(values[limit.atMostAs] || limit.atMost))
    if (atLeast !== undefined && value < atLeast) return { code: 'MEASURE_TOO_LOW', values: { limit: atLeast, unit } }
    if (atMost !== undefined && value > atMost) return { code: 'MEASURE_TOO_HIGH', values: { limit: atMost, unit } }
  }
  return null
}
