import { z } from 'zod'
import { budapestDay, type Day, type Moment } from '#calendar/calendar.ts'
import { workCalendar } from '#calendar/server/calendar-store.ts'
import { figureInForce } from '#catalogue/server/system-param-store.ts'
import type { ReadContext, ReferenceContext } from '#context.ts'
import { type NextStep, nextStepOf, type PromiseFacts } from '../../promise.ts'
import type { RequestStatus } from '../../status.ts'
import { type AwaitedDecision, awaitedDecisionOf } from './awaited-decision-store.ts'

type Ctx = ReferenceContext & Pick<ReadContext, 'now'>
export type Expecting = {
  readonly id: number
  readonly status: RequestStatus
  readonly warrantyTypeId: number
  readonly closedAt: Moment | null
  readonly pickupDay: Day | null
  readonly collectedAt: Moment | null
  readonly promisedBy: Day | null
  readonly firstPromisedBy: Day | null
}

/** In the order it was written, without what was taken back. */
type Happened = readonly {
  readonly step: string
  readonly code: number | null
  readonly status: RequestStatus
  readonly at: Moment
}[]

/** With what its next step depends on beside its own row (`happenedTo`, `awaitedDecision`), as a list reads both with the row. */
export type ExpectingKnown = Expecting & { readonly happened: Happened | null; readonly awaited: AwaitedDecision | null }

/** What comes next to a request and by when, for its customer and for the service desk alike. */
export async function expectedStep(ctx: Ctx, request: Expecting, happened: Happened): Promise<NextStep | null> {
  if (request.closedAt !== null) return null
  const today = budapestDay(ctx.now)
  const facts = await promiseFacts(ctx, request, happened)
  return nextStepOf(facts, await workCalendar(ctx), today, await expectedWorkdays(ctx, today))
}

const daysFromTo = z.tuple([z.int(), z.int()])

/** SPEC 1: from when the repair begins. */
export const expectedWorkdays = (ctx: ReferenceContext, today: Day) => figureInForce(ctx, today, 'expectedRepairWorkingDays', daysFromTo)

/** The same for requests that were read with all it depends on: nothing more is asked. @returns by the number of the request */
export async function expectedSteps(ctx: Ctx, requests: readonly ExpectingKnown[]): Promise<ReadonlyMap<number, NextStep | null>> {
  const today = budapestDay(ctx.now)
  const [calendar, workdays] = [await workCalendar(ctx), await expectedWorkdays(ctx, today)]
  const stepOf = (request: ExpectingKnown) => nextStepOf(factsOf(request, request.happened ?? [], request.awaited), calendar, today, workdays)
  return new Map(requests.map((request) => [request.id, request.closedAt === null ? stepOf(request) : null]))
}

/** Where a request stands while somebody decides, or pays. */
const deciding: readonly RequestStatus[] = ['ARRIVED', 'QUOTE_DONE', 'PRODUCT_LEFT_THE_SERVICE', 'INVOICE_DONE']

export const promiseFacts = async ({ tx }: Pick<Ctx, 'tx'>, request: Expecting, happened: Happened): Promise<PromiseFacts> =>
  factsOf(request, happened, deciding.includes(request.status) ? await awaitedDecisionOf(tx, request.id) : null)

function factsOf(
  { status, warrantyTypeId, pickupDay, collectedAt, promisedBy, firstPromisedBy, closedAt }: Expecting,
  happened: Happened,
  awaited: AwaitedDecision | null,
): PromiseFacts {
  const dayOfEntry = (entry: Happened[number] | undefined) => (entry ? budapestDay(entry.at) : null)
  const dayOfCode = (code: number) => dayOfEntry(happened.findLast((entry) => entry.code === code))
  const { quoteUntil, report, payment } = awaited ?? {}
  const began = beganOf(status, happened)
  return {
    status,
    warrantyTypeId,
    closed: closedAt !== null,
    pickupDay,
    collectedOn: collectedAt ? budapestDay(collectedAt) : null,
    promisedBy,
    firstPromisedBy,
    arrivedOn: dayOfCode(20),
    quoteAcceptedOn: dayOfCode(32),
    since: dayOfEntry(began),
    courierCalledOff: began?.step === 'cancelDelivery',
    quoteValidUntil: quoteUntil ? budapestDay(quoteUntil) : null,
    ...reportFacts(report),
    owesInvoice: payment?.owesInvoice ?? false,
    paidOn: payment?.paidAt ? budapestDay(payment.paidAt) : null,
  }
}

/** With what it came to where it stands now; a courier ordered anew, or called off, begins the way back anew. */
function beganOf(status: RequestStatus, happened: Happened): Happened[number] | undefined {
  const here = happened.slice(happened.findLastIndex((entry) => entry.status !== status) + 1)
  return here.findLast(({ step }) => step === 'orderDelivery' || step === 'cancelDelivery') ?? here[0]
}

/** An expert report waits for the customer; accepted, it makes the workshop owe a quote. */
function reportFacts(report: AwaitedDecision['report'] | undefined): Pick<PromiseFacts, 'reportValidUntil' | 'quoteAskedOn'> {
  if (report?.status === 'issued') return { reportValidUntil: budapestDay(report.validUntil) }
  return { quoteAskedOn: report?.status === 'accepted' && report.decidedAt ? budapestDay(report.decidedAt) : null }
}
