import { z } from 'zod'
import { budapestDay } from '#calendar/calendar.ts'
import { loadCalendar } from '#calendar/server/calendar-store.ts'
import { figureInForce } from '#catalogue/server/system-param-store.ts'
import type { Context } from '#context.ts'
import { type NextStep, nextStepOf } from '#requests/promise.ts'
import type { ToldRequest } from '#requests/server/request-papers-store.ts'

type Happened = readonly { readonly code: number | null; readonly at: Temporal.Instant }[]

/** What the portal expects next and by when, as the customer is shown it. `happened`: without what was taken back. */
export async function expectedStep({ tx, now }: Pick<Context, 'tx' | 'now'>, request: ToldRequest, happened: Happened): Promise<NextStep | null> {
  const today = budapestDay(now.toString())
  const dayOf = (code: number) => {
    const at = happened.findLast((entry) => entry.code === code)?.at
    return at ? budapestDay(at.toString()) : null
  }
  const { status, warrantyTypeId, pickupDay } = request
  const facts = { status, warrantyTypeId, closed: request.closedAt !== null, pickupDay, arrivedOn: dayOf(20), quoteAcceptedOn: dayOf(32) }
  const workdays = await figureInForce(tx, today, 'expectedRepairWorkingDays', z.tuple([z.int(), z.int()]))
  return nextStepOf(facts, await loadCalendar(tx), today, workdays)
}
