import { budapestDay } from '#calendar/calendar.ts'
import { loadCalendar } from '#calendar/server/calendar-store.ts'
import type { Context } from '#context.ts'
import { companyClocks } from '#quotes/expert-report.ts'
import { findReport } from '#quotes/server/expert-report-store.ts'
import type { ToldRequest } from '#requests/server/request-papers-store.ts'
import { warrantyTypes } from '#requests/status.ts'
import { type Clock, standingClocks } from '../company-clocks.ts'

type Bench = Pick<ToldRequest, 'id' | 'warrantyTypeId' | 'status' | 'closedAt'>

/** Only the warranty repair has them, from the day the device came until the workshop is done with it. */
export async function clocksOf(
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  { id, warrantyTypeId, status, closedAt }: Bench,
  arrivedAt: Temporal.Instant | null,
): Promise<Clock[]> {
  if (warrantyTypeId !== warrantyTypes.warranty || status !== 'ARRIVED' || closedAt || !arrivedAt) return []
  const answered = (await findReport(tx, id)) !== undefined
  return standingClocks(companyClocks(await loadCalendar(tx), budapestDay(arrivedAt.toString())), budapestDay(now.toString()), answered)
}
