import { figure } from '#base/web/forms/figure.ts'
import type { PartDraft, WorksheetDraft } from '../../worksheet.ts'

/** A part while it is typed: figures are texts until they are read. */
export type EditedPart = Omit<PartDraft, 'quantity' | 'netUnit'> & { readonly quantity: string; readonly netUnit: string }

export type EditedWorksheet = Omit<WorksheetDraft, 'labourMinutes' | 'parts'> & {
  readonly labourMinutes: string
  readonly parts: readonly EditedPart[]
}

const editedPart = ({ quantity, netUnit, ...part }: PartDraft): EditedPart => ({
  ...part,
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

/** A figure that is none is NaN, which is refused by the field's name. */
export const draftOf = ({ labourMinutes, parts, ...sheet }: EditedWorksheet): WorksheetDraft => ({
  ...sheet,
  labourMinutes: labourMinutes.trim() === '' ? 0 : figure(labourMinutes),
  parts: parts
    .filter((part) => !isBlank(part))
    .map(({ quantity, netUnit, ...part }) => ({ ...part, quantity: figure(quantity), netUnit: figure(netUnit) })),
})

/** Which field shows what was refused: the refusals count the parts that are sent. */
export const fieldAt = (path: string, { parts }: EditedWorksheet): string =>
  path.replace(/^parts\.(\d+)/, (_, sent: string) => `parts.${sentIndexes(parts)[Number(sent)]}`)

const sentIndexes = (parts: readonly EditedPart[]): number[] => parts.flatMap((part, index) => (isBlank(part) ? [] : [index]))
