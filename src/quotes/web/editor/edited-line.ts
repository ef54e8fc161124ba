import { newKey } from '#base/web/new-key.ts'
import type { LineDraft } from '../../quote.ts'

/** A line while it is typed: figures are texts until they are read. */
export type EditedLine = Omit<LineDraft, 'quantity' | 'netUnit' | 'group'> & {
  readonly key: string
  readonly quantity: string
  readonly netUnit: string
  readonly group: string
}

export const editedLine = ({ quantity, netUnit, group, ...line }: LineDraft): EditedLine => ({
  ...line,
  key: newKey(),
  quantity: String(quantity),
  netUnit: String(netUnit),
  group: group === null ? '' : String(group),
})

export const newLine = (): EditedLine => editedLine({ kind: 'part', description: '', quantity: 1, netUnit: 0, choice: 'always', group: null })

/** `12 000` is a figure too; what is none is sent as it is, and the server says so. */
const figure = (typed: string) => {
  const digits = typed.replace(/\s/g, '')
  return /^-?\d{1,12}$/.test(digits) ? Number(digits) : Number.NaN
}

/** NaN travels as null, which the server refuses by the field's name. */
export const draftOf = ({ key: _, quantity, netUnit, group, ...line }: EditedLine): LineDraft => ({
  ...line,
  quantity: figure(quantity),
  netUnit: figure(netUnit),
  group: line.choice === 'alternative' ? figure(group) : null,
})

/** Moves a line one place; at the end nothing happens. */
export function moved<T>(list: readonly T[], from: number, by: 1 | -1): T[] {
  const to = from + by
  const next = [...list]
  const [one, other] = [next[from], next[to]]
  if (one === undefined || other === undefined) return next
  next[from] = other
  next[to] = one
  return next
}
