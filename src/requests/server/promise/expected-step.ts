import { z } from 'zod'
import { budapestDay, type Day } from '#calendar/calendar.ts'
import { workCalendar } from '#calendar/server/calendar-store.ts'
import { figureInForce } from '#catalogue/server/system-param-store.ts'
import type { ReadContext, ReferenceContext } from '#context.ts'
import { type NextStep, nextStepOf, type PromiseFacts } from '../../promise.ts'
import type { RequestStatus } from '../../status.ts'
import { quoteOpenUntil, reportDecided } from './awaited-decision-store.ts'

type Ctx = ReferenceContext & Pick<ReadContext, 'now'>
export type Expecting = {
  readonly id: number
  readonly status: RequestStatus
  readonly warrantyTypeId: number
  readonly closedAt: Temporal.Instant | null
  readonly pickupDay: Day | null
  readonly promisedBy: Day | null
}

/** In the order it was written, without what was taken back. */
type Happened = readonly { readonly code: number | null; readonly status: RequestStatus; readonly at: Temporal.Instant }[]

/** What comes next to a request and by when, for its customer and for the service desk alike. */
export async function expectedStep(ctx: Ctx, request: Expecting, happened: Happened): Promise<NextStep | null> {
  if (request.closedAt !== null) return null
  const today = budapestDay(ctx.now)
  const facts = await promiseFacts(ctx, request, happened)
  return nextStepOf(facts, await workCalendar(ctx), today, await expectedWorkdays(ctx, today))
}

/** SPEC 1: from when the repair begins. */
export const expectedWorkdays = (ctx: ReferenceContext, today: Day) =>
  figureInForce(ctx, today, 'expectedRepairWorkingDays', z.tuple([z.int(), z.int()]))

export async function promiseFacts(
  { tx }: Pick<Ctx, 'tx'>,
  { id, status, warrantyTypeId, pickupDay, promisedBy, closedAt }: Expecting,
  happened: Happened,
): Promise<PromiseFacts> {
  const dayOfEntry = (entry: Happened[number] | undefined) => (entry ? budapestDay(entry.at) : null)
  const dayOfCode = (code: number) => dayOfEntry(happened.findLast((entry) => entry.code === code))
  const facts = {
    status,
    warrantyTypeId,
    closed: closedAt !== null,
    pickupDay,
    promisedBy,
    arrivedOn: dayOfCode(20),
    quoteAcceptedOn: dayOfCode(32),
    since: dayOfEntry(happened[happened.findLastIndex((entry) => entry.status !== status) + 1]),
  }
  if (status === 'ARRIVED') return { ...facts, ...(await reportFacts(tx, id)) }
  const until = status === 'QUOTE_DONE' ? await quoteOpenUntil(tx, id) : undefined
  return { ...facts, quoteValidUntil: until ? budapestDay(until) : null }
}

/** An expert report waits for the customer; accepted, it makes the workshop owe a quote. */
async function reportFacts(tx: Ctx['tx'], requestId: number): Promise<Pick<PromiseFacts, 'reportValidUntil' | 'quoteAskedOn'>> {
  const report = await reportDecided(tx, requestId)
  if (report?.status === 'issued') return { reportValidUntil: budapestDay(report.validUntil) }
  return { quoteAskedOn: report?.status === 'accepted' && report.decidedAt ? budapestDay(report.decidedAt) : null }
}
