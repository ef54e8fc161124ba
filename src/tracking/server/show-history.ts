import type { Input } from '#base/endpoint.ts'
import type { Context } from '#context.ts'
import { demandHeldRequest } from '#documents/server/request-holder-store.ts'
import { timelineOf } from '#requests/timeline.ts'
import type { HistoryEntry } from '../followed-request.ts'
import type { trackingApi } from '../tracking.api.ts'
import { courseOf, historyEntries } from './course.ts'
import { findCourse, historyOf } from './followed-request-store.ts'

/** SPEC 7, customer-requests/{id}/history. */
export async function showHistory(ctx: Context, { params }: Input<typeof trackingApi.showHistory>): Promise<HistoryEntry[]> {
  await demandHeldRequest(ctx, params.id)
  const history = await historyOf(ctx.tx, params.id)
  return historyEntries(history, timelineOf(courseOf(await findCourse(ctx.tx, params.id), history)))
}
