import { figure } from '#base/web/forms/figure.ts'
import type { LineDraft } from '../../quote.ts'

/** A line while it is typed: figures are texts until they are read. */
export type EditedLine = Omit<LineDraft, 'quantity' | 'netUnit' | 'group'> & {
  readonly quantity: string
  readonly netUnit: string
  readonly group: string
}

/** A quote while it is typed; `revision`: of the saved draft it was written on. */
export type EditedQuote = {
  readonly revision: number
  readonly lines: readonly EditedLine[]
  readonly note: string
  readonly aboveEstimateReason: string
}

type SavedQuote = Omit<EditedQuote, 'lines'> & { readonly lines: readonly LineDraft[] }

export const editedQuote = ({ revision, lines, note, aboveEstimateReason }: SavedQuote): EditedQuote => ({
  revision,
  lines: lines.map(editedLine),
  note,
  aboveEstimateReason,
})

export const editedLine = ({ kind, description, quantity, netUnit, choice, group }: LineDraft): EditedLine => ({
  kind,
  description,
  choice,
  quantity: String(quantity),
  netUnit: String(netUnit),
  group: group === null ? '' : String(group),
})

/** The lines as they are compared with a colleague's. */
export const linesInWords = (lines: readonly EditedLine[]): string =>
  lines.map(({ description, quantity, netUnit }) => `${quantity} × ${description} (${netUnit})`).join('; ')

export const newLine = (): EditedLine => editedLine({ kind: 'part', description: '', quantity: 1, netUnit: 0, choice: 'always', group: null })

export const draftOf = ({ quantity, netUnit, group, ...line }: EditedLine): LineDraft => ({
  ...line,
  quantity: figure(quantity),
  netUnit: figure(netUnit),
  group: line.choice === 'alternative' ? figure(group) : null,
})
