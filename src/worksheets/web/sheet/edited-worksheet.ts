import { figure } from '#base/web/forms/figure.ts'
import { emptyValue, type FieldDefinition, type FieldValue, onlyAsked } from '../../kind.ts'
import type { PartDraft, WorksheetDraft } from '../../worksheet.ts'

/** A part while it is typed: figures are texts until they are read. */
export type EditedPart = Omit<PartDraft, 'quantity' | 'netUnit'> & { readonly quantity: string; readonly netUnit: string }

export type EditedWorksheet = Omit<WorksheetDraft, 'labourMinutes' | 'parts'> & {
  readonly labourMinutes: string
  readonly parts: readonly EditedPart[]
} & OwnFields

/** The brand's part, each field beside the common ones, so that what two changed is compared field by field. */
type OwnFields = { readonly [own: `own_${string}`]: string }

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
  customerRemark,
  internalNote,
  parts,
}: WorksheetDraft): EditedWorksheet => ({
  diagnosis,
  workDone,
  testResult,
  deviceIdentifierOut,
  customerRemark,
  internalNote,
  labourMinutes: String(labourMinutes),
  parts: parts.map(editedPart),
})

/** A figure that is none is NaN, which is refused by the field's name. */
export const draftOf = ({ labourMinutes, parts, ...sheet }: EditedWorksheet): WorksheetDraft => ({
  diagnosis: sheet.diagnosis,
  workDone: sheet.workDone,
  testResult: sheet.testResult,
  deviceIdentifierOut: sheet.deviceIdentifierOut,
  customerRemark: sheet.customerRemark,
  internalNote: sheet.internalNote,
  labourMinutes: labourMinutes.trim() === '' ? 0 : figure(labourMinutes),
  parts: parts
    .filter((part) => !isBlank(part))
    .map(({ quantity, netUnit, ...part }) => ({ ...part, quantity: figure(quantity), netUnit: figure(netUnit) })),
})

/** Which field shows what was refused: the refusals count the parts that are sent. */
export const fieldAt = (path: string, { parts }: EditedWorksheet): string =>
  path.replace(/^parts\.(\d+)/, (_, sent: string) => `parts.${sentIndexes(parts)[Number(sent)]}`).replace(/^fields\./, 'own_')

const sentIndexes = (parts: readonly EditedPart[]): number[] => parts.flatMap((part, index) => (isBlank(part) ? [] : [index]))

type OwnValues = Readonly<Record<string, FieldValue>>

export const ownPath = (name: string): `own_${string}` => `own_${name}`

/** A sheet of a brand as its form holds it. */
export const editedSheet = (
  own: readonly FieldDefinition[],
  { fields, ...sheet }: WorksheetDraft & { readonly fields: OwnValues },
): EditedWorksheet => ({
  ...editedWorksheet(sheet),
  ...Object.fromEntries(own.map((field) => [ownPath(field.name), String(fields[field.name] ?? emptyValue(field))])),
})

/** What was typed into a field that is not asked any more stays in the form, and is not sent. */
export const ownDraftOf = (own: readonly FieldDefinition[], edited: EditedWorksheet): OwnValues =>
  onlyAsked(
    own,
    Object.fromEntries(
      own.map(({ name, type }) => {
        const typed = edited[ownPath(name)] ?? ''
        return [name, type !== 'figure' ? typed : typed.trim() === '' ? 0 : figure(typed)]
      }),
    ),
  )
