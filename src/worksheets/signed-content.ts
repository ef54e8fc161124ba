import { emptyValue, fieldsOf, type KindDefinition } from './kind.ts'
import type { PartDraft } from './worksheet.ts'

/** What whoever signs the sheet reads of it: every field that is no note of the house, and the parts without their prices. One text for one sheet. */
export const signedContent = (
  kind: Pick<KindDefinition, 'sections'>,
  values: Readonly<Record<string, unknown>>,
  parts: readonly PartDraft[],
): string =>
  JSON.stringify([
    fieldsOf(kind)
      .filter(({ isInternal }) => !isInternal)
      .filter(({ name, cameLater }) => !cameLater || (values[name] ?? '') !== '')
      .map((field) => [field.name, values[field.name] ?? emptyValue(field)]),
    parts.map(({ partNumber, name, quantity, oldSerial, newSerial, underWarranty }) => [
      partNumber,
      name,
      quantity,
      oldSerial,
      newSerial,
      underWarranty,
    ]),
  ])
