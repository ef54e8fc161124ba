import { budapestDay } from '#calendar/calendar.ts'
import { workCalendar } from '#calendar/server/calendar-store.ts'
import type { ReadContext } from '#context.ts'
import { companyDeadlines } from '#quotes/expert-report.ts'
import { findReport } from '#quotes/server/expert-report-store.ts'
import type { RequestSummary } from '#requests/server/request-summary-store.ts'
import { warrantyTypes } from '#requests/status.ts'
import { type Deadline, deadlineStates } from '../../company-deadlines.ts'

type WorkshopContext = Pick<RequestSummary, 'id' | 'warrantyTypeId' | 'status' | 'closedAt'>

/** Only the warranty repair has them, from the day the device came until the workshop is done with it. */
export async function deadlinesOf(
  ctx: Pick<ReadContext, 'tx' | 'now' | 'reference'>,
  { id, warrantyTypeId, status, closedAt }: WorkshopContext,
  arrivedAt: Temporal.Instant | null,
): Promise<Deadline[]> {
  if (warrantyTypeId !== warrantyTypes.warranty || status !== 'ARRIVED' || closedAt || !arrivedAt) return []
  const answered = (await findReport(ctx.tx, id)) !== undefined
  return deadlineStates(companyDeadlines(await workCalendar(ctx), budapestDay(arrivedAt)), budapestDay(ctx.now), answered)
}
