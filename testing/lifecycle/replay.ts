import { type LifecycleAction, lifecycleActions, stepOfLife } from '#requests/lifecycle.ts'
import { isBeforePickup, type RequestStatus } from '#requests/status.ts'

export type HistoryRow = {
  id: number
  step: string
  code: number | null
  status: string
  byKind: string
  byAccountId: number | null
  internal: boolean
  undoes: number | null
}

/** How a request must stand after its history; `steps` without what was taken back. */
export type Replayed = {
  status: RequestStatus
  closed: boolean
  cancelled: boolean
  steps: { id: number; step: LifecycleAction; byKind: string; before: RequestStatus }[]
}

const isStep = (step: string): step is LifecycleAction => (lifecycleActions as readonly string[]).includes(step)

/**
 * Reads a history from its first row on, by the table of steps and nothing else.
 * @returns where the request must stand, and every row that could not have been written there
 */
export function replay(history: readonly HistoryRow[]): { end: Replayed; wrong: string[] } {
  const end: Replayed = { status: 'RECEIVED', closed: false, cancelled: false, steps: [] }
  const wrong: string[] = []
  const [first, ...rest] = history
  if (first?.step !== 'requestReceived' || first.code !== 1) wrong.push('the history does not begin with the booking')
  for (const row of rest) {
    const complain = (what: string) => wrong.push(`${row.step} (${end.status} → ${row.status}): ${what}`)
    const reopens = isStep(row.step) && stepOfLife(row.step).reopens === true
    if (reopens ? !end.cancelled : end.closed) complain(reopens ? 'opened again without having been cancelled' : 'after the end')
    if (row.byKind === 'staff' && row.byAccountId === null) complain('by an employee without a name')
    if (isStep(row.step)) takeStep(end, { ...row, step: row.step }, complain)
    else if (row.step === 'stepUndone') takeBack(end, row, complain)
    else {
      if (row.status !== end.status) complain('a row that is no step moved the request')
      if (row.code !== null) complain('a row that is no step has a code')
      if (row.step === 'requestCancelled') {
        if (!isBeforePickup(end.status)) complain('cancelled too late')
        Object.assign(end, { closed: true, cancelled: true })
      }
    }
  }
  return { end, wrong }
}

function takeStep(end: Replayed, row: HistoryRow & { step: LifecycleAction }, complain: (what: string) => void) {
  const { from, to, by, code, closes = false } = stepOfLife(row.step)
  if (!from.includes(end.status)) complain('not from here')
  if (row.status !== to) complain(`leads to ${to}`)
  if (!by.some((kind) => kind === row.byKind)) complain(`not by ${row.byKind}`)
  if (row.code !== code) complain(`code ${row.code}`)
  if (row.internal) complain('hidden from the customer')
  end.steps.push({ id: row.id, step: row.step, byKind: row.byKind, before: end.status })
  Object.assign(end, { status: to, closed: closes, cancelled: false })
}

function takeBack(end: Replayed, row: HistoryRow, complain: (what: string) => void) {
  const last = end.steps.pop()
  if (!last || last.id !== row.undoes) complain('not the last step')
  else if (stepOfLife(last.step).undo === null || last.byKind !== 'staff') complain(`${last.step} is never taken back`)
  else end.status = last.before
  if (row.status !== end.status) complain(`leads back to ${end.status}`)
  if (!row.internal) complain('told to the customer')
}
