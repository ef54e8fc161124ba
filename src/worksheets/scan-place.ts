import { type FieldDefinition, fieldsOf, formOf, type KindDefinition } from './kind.ts'
import { wrongForm } from './text-forms.ts'

type Row = { readonly name: string; readonly partNumber: string; readonly newSerial: string }

/**
 * Where a scanned code belongs when the focus stands in no field of codes: the new serial of the newest part that has none; then the first field of codes
 * that waits for one and is empty; then the one whose form the code has, for the plate knows better than a booking. @returns the path in the form's own words; null: nothing waits for it
 */
export function placeForScan(
  kind: Pick<KindDefinition, 'sections'>,
  { code, valueIn, parts }: { readonly code: string; readonly valueIn: (field: string) => string; readonly parts: readonly Row[] },
): { readonly part: number } | { readonly field: string } | null {
  const part = parts.findLastIndex(({ name, partNumber, newSerial }) => newSerial.trim() === '' && (name.trim() !== '' || partNumber.trim() !== ''))
  if (part >= 0) return { part }
  const waiting = fieldsOf(kind).filter((one) => one.type === 'text' && one.isCode && one.waitsForScan)
  const field = waiting.find(({ name }) => valueIn(name).trim() === '') ?? waiting.find((one) => hasFormOf(one, code))
  return field ? { field: field.name } : null
}

function hasFormOf(field: FieldDefinition, code: string): boolean {
  const form = formOf(field)
  return form !== undefined && code !== '' && wrongForm(form, code) === null
}
