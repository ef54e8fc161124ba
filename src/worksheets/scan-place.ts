import { fieldsOf, type KindDefinition } from './kind.ts'

type Row = { readonly name: string; readonly partNumber: string; readonly newSerial: string }

/**
 * Where a scanned code belongs when the focus stands in no field of codes: the new serial of the newest part that has none; then the first field of codes
 * that waits for one and is empty. @returns the path in the form's own words; null: nothing waits for it
 */
export function placeForScan(
  kind: Pick<KindDefinition, 'sections'>,
  { valueIn, parts }: { readonly valueIn: (field: string) => string; readonly parts: readonly Row[] },
): { readonly part: number } | { readonly field: string } | null {
  const part = parts.findLastIndex(({ name, partNumber, newSerial }) => newSerial.trim() === '' && (name.trim() !== '' || partNumber.trim() !== ''))
  if (part >= 0) return { part }
  const field = fieldsOf(kind).find((one) => one.type === 'text' && one.isCode && one.waitsForScan && valueIn(one.name).trim() === '')
  return field ? { field: field.name } : null
}
