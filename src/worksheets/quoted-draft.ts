import type { QuoteLine } from '#quotes/quote.ts'
import { maxParts, type WorksheetDraft } from './worksheet.ts'

type Line = Pick<QuoteLine, 'kind' | 'description' | 'quantity' | 'netUnit'>
type Drafted = Pick<WorksheetDraft, 'parts' | 'workDone'>

/**
 * What was quoted and ordered, as the draft of the sheet: its parts, for the technician to add numbers and to take out what was not fitted, and its
 * labour as the work to be done. What somebody wrote already stays.
 * @returns null: nothing is to be drafted
 */
export function quotedDraft(ordered: readonly Line[], { parts, workDone }: Drafted): Drafted | null {
  const blank = { partNumber: '', oldSerial: '', newSerial: '', underWarranty: false }
  const quoted = ordered
    .filter(({ kind }) => kind === 'part')
    .slice(0, maxParts)
    .map(({ description: name, quantity, netUnit }) => ({ ...blank, name, quantity, netUnit }))
  const labour = ordered.filter(({ kind }) => kind === 'labour').map(({ description }) => description)
  const draft = { parts: parts.length === 0 ? quoted : parts, workDone: workDone === '' ? labour.join('\n').slice(0, 3000) : workDone }
  return draft.parts.length === parts.length && draft.workDone === workDone ? null : draft
}

/**
 * The same sheet of a device that goes back unrepaired: what was only planned, for it stands as it was quoted, is taken out. What the technician wrote,
 * changed or gave a number to stays.
 * @returns null: there is nothing to take out
 */
export function withoutPlanned(ordered: readonly Line[], { parts, workDone }: Drafted): Drafted | null {
  const planned = new Set(ordered.filter(({ kind }) => kind === 'labour').map(({ description }) => description))
  const isPlanned = ({ name, quantity, netUnit, partNumber, oldSerial, newSerial, underWarranty }: WorksheetDraft['parts'][number]) =>
    !underWarranty &&
    [partNumber, oldSerial, newSerial].every((number) => number === '') &&
    ordered.some((line) => line.kind === 'part' && line.description === name && line.quantity === quantity && line.netUnit === netUnit)
  const lines = workDone.split('\n')
  const written = lines.filter((line) => !planned.has(line.trim()))
  const kept = parts.filter((part) => !isPlanned(part))
  if (kept.length === parts.length && written.length === lines.length) return null
  return { parts: kept, workDone: written.length === lines.length ? workDone : written.join('\n').trim() }
}
