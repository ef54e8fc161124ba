import type { EditedPart, EditedWorksheet } from '../sheet/edited-worksheet.ts'
import type { UnsentEdit } from './kept-edit.ts'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** As it would be written down again. */
const partInWords = ({ quantity, name, partNumber, oldSerial, newSerial, netUnit }: EditedPart) =>
  [`${quantity} × ${name}`, partNumber, oldSerial || newSerial ? `${oldSerial || '–'} → ${newSerial || '–'}` : '', netUnit].filter(Boolean).join(', ')

/** What was typed, field by field, and does not stand on the sheet; in the order of the form. */
export function unsentWords({ opened, typed }: Pick<UnsentEdit<EditedWorksheet>, 'opened' | 'typed'>, shown: EditedWorksheet): [string, string][] {
  return (Object.keys(typed) as (keyof EditedWorksheet & string)[]).flatMap((path): [string, string][] => {
    const value = typed[path]
    if (isSame(value, opened[path]) || isSame(value, shown[path])) return []
    return [[path, typeof value === 'string' ? value : (value ?? []).map(partInWords).join('; ')]]
  })
}
