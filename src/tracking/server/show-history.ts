import type { Input } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { holds } from '#requests/server/request-holder-store.ts'
import { timelineOf } from '#requests/timeline.ts'
import type { HistoryEntry } from '../followed-request.ts'
import type { trackingApi } from '../tracking.api.ts'
import type { Progress } from './followed-request-store.ts'
import { historyEntries, progressOf } from './progress.ts'

/** SPEC 7, customer-requests/{id}/history. */
export async function showHistory(
  ctx: ReadContext & Call,
  { params }: Input<typeof trackingApi.showHistory>,
  { requests: [request], history }: Progress,
): Promise<HistoryEntry[]> {
  if (!request || !holds(ctx.actor, params.id, request, { colleagues: true })) throw new Refusal('NOT_FOUND')
  return historyEntries(history, timelineOf(progressOf(request, history)))
}
