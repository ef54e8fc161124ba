import type { HistoryRow } from '#requests/server/history-store.ts'
import type { TimelineOf, TimelineStep } from '#requests/timeline.ts'
import type { HistoryEntry } from '../followed-request.ts'
import type { FollowedRow } from './followed-request-store.ts'

/** What the timeline is drawn from. */
export const progressOf = (
  row: Pick<FollowedRow, 'warrantyTypeId' | 'status' | 'outcome' | 'closedAt'>,
  history: readonly HistoryRow[],
): TimelineOf => ({
  warrantyTypeId: row.warrantyTypeId,
  status: row.status,
  outcome: row.outcome,
  closedAt: row.closedAt?.toString() ?? null,
  history,
})

/** SPEC 4: what happened, and after it the steps that are missing. */
export function historyEntries(history: readonly HistoryRow[], timeline: readonly TimelineStep[]): HistoryEntry[] {
  const happened = history.map(({ status, at, step, code }) => ({ status, date: at, type: step, code }))
  const missing = timeline.filter(({ state }) => state === 'upcoming')
  return [...happened, ...missing.map(({ step }) => ({ status: null, date: null, type: 'upcoming', code: typeof step === 'number' ? step : null }))]
}
