import type { Input } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { historyOf } from '#requests/server/history-store.ts'
import { holdsRequest } from '#requests/server/request-holder-store.ts'
import { timelineOf } from '#requests/timeline.ts'
import type { HistoryEntry } from '../followed-request.ts'
import type { trackingApi } from '../tracking.api.ts'
import { findProgress } from './followed-request-store.ts'
import { historyEntries, progressOf } from './progress.ts'

/** SPEC 7, customer-requests/{id}/history. */
export async function showHistory(ctx: ReadContext & Call, { params }: Input<typeof trackingApi.showHistory>): Promise<HistoryEntry[]> {
  const [isHeld, history, request] = await Promise.all([
    holdsRequest(ctx, params.id, { colleagues: true }),
    historyOf(ctx.tx, params.id),
    findProgress(ctx.tx, params.id),
  ])
  if (!isHeld || !request) throw new Refusal('NOT_FOUND')
  return historyEntries(history, timelineOf(progressOf(request, history)))
}
