import { figure } from '#base/web/forms/figure.ts'
import type { PartDraft, WorksheetDraft } from '../../worksheet.ts'

/** A part while it is typed: figures are texts until they are read. */
export type EditedPart = Omit<PartDraft, 'quantity' | 'netUnit'> & { readonly key: string; readonly quantity: string; readonly netUnit: string }

export type EditedWorksheet = Omit<WorksheetDraft, 'labourMinutes' | 'parts'> & {
  readonly labourMinutes: string
  readonly parts: readonly EditedPart[]
}

const editedPart = ({ quantity, netUnit, ...part }: PartDraft): EditedPart => ({
  ...part,
  key: crypto.randomUUID(),
  quantity: String(quantity),
  netUnit: String(netUnit),
})

export const newPart = (): EditedPart =>
  editedPart({ partNumber: '', name: '', quantity: 1, oldSerial: '', newSerial: '', netUnit: 0, underWarranty: false })

/** Added and not begun yet: it is not saved, so it is not refused either. */
const isBlank = ({ name, partNumber, oldSerial, newSerial }: EditedPart) =>
  [name, partNumber, oldSerial, newSerial].every((text) => text.trim() === '')

export const editedWorksheet = ({
  diagnosis,
  workDone,
  testResult,
  labourMinutes,
  deviceIdentifierOut,
  internalNote,
  parts,
}: WorksheetDraft): EditedWorksheet => ({
  diagnosis,
  workDone,
  testResult,
  deviceIdentifierOut,
  internalNote,
  labourMinutes: String(labourMinutes),
  parts: parts.map(editedPart),
})

/** NaN travels as null, which the server refuses by the field's name. */
export const draftOf = ({ labourMinutes, parts, ...sheet }: EditedWorksheet): WorksheetDraft => ({
  ...sheet,
  labourMinutes: labourMinutes.trim() === '' ? 0 : figure(labourMinutes),
  parts: parts
    .filter((part) => !isBlank(part))
    .map(({ key: _, quantity, netUnit, ...part }) => ({ ...part, quantity: figure(quantity), netUnit: figure(netUnit) })),
})

/** Where a part of the form stands among those that were sent: the refusals count those. */
export const sentIndexes = (parts: readonly EditedPart[]): ReadonlyMap<string, number> =>
  new Map(parts.filter((part) => !isBlank(part)).map(({ key }, index) => [key, index]))
