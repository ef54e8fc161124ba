import { z } from 'zod'
import { budapestDay, type Day } from '#calendar/calendar.ts'
import { workCalendar } from '#calendar/server/calendar-store.ts'
import { figureInForce } from '#catalogue/server/system-param-store.ts'
import type { ReadContext, ReferenceContext } from '#context.ts'
import { type NextStep, nextStepOf, type PromiseFacts } from '../../promise.ts'
import type { RequestStatus } from '../../status.ts'
import { historiesOf } from '../history-store.ts'
import {
  type AwaitedPayment,
  type DecidedReport,
  paymentsAwaited,
  quoteOpenUntil,
  quotesOpenUntil,
  reportDecided,
  reportsDecided,
} from './awaited-decision-store.ts'

type Ctx = ReferenceContext & Pick<ReadContext, 'now'>
export type Expecting = {
  readonly id: number
  readonly status: RequestStatus
  readonly warrantyTypeId: number
  readonly closedAt: Temporal.Instant | null
  readonly pickupDay: Day | null
  readonly collectedAt: Temporal.Instant | null
  readonly promisedBy: Day | null
  readonly firstPromisedBy: Day | null
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

/** The same for many requests, in four statements however many there are. @returns by the number of the request */
export async function expectedSteps(ctx: Ctx, requests: readonly Expecting[]): Promise<ReadonlyMap<number, NextStep | null>> {
  const open = requests.filter(({ closedAt }) => closedAt === null)
  if (open.length === 0) return new Map(requests.map(({ id }) => [id, null]))
  const at = (status: RequestStatus) => open.filter((request) => request.status === status).map(({ id }) => id)
  const [happened, quotes, reports, payments] = await Promise.all([
    historiesOf(
      ctx.tx,
      open.map(({ id }) => id),
    ),
    quotesOpenUntil(ctx.tx, at('QUOTE_DONE')),
    reportsDecided(ctx.tx, at('ARRIVED')),
    paymentsAwaited(ctx.tx, [...at('PRODUCT_LEFT_THE_SERVICE'), ...at('INVOICE_DONE')]),
  ])
  const today = budapestDay(ctx.now)
  const [calendar, workdays] = [await workCalendar(ctx), await expectedWorkdays(ctx, today)]
  const stepOf = (request: Expecting) => {
    const awaited = { quoteUntil: quotes.get(request.id), report: reports.get(request.id), payment: payments.get(request.id) }
    return nextStepOf(factsOf(request, happened.get(request.id) ?? [], awaited), calendar, today, workdays)
  }
  return new Map(requests.map((request) => [request.id, request.closedAt === null ? stepOf(request) : null]))
}

export async function promiseFacts({ tx }: Pick<Ctx, 'tx'>, request: Expecting, happened: Happened): Promise<PromiseFacts> {
  const { id, status } = request
  return factsOf(request, happened, {
    quoteUntil: status === 'QUOTE_DONE' ? await quoteOpenUntil(tx, id) : undefined,
    report: status === 'ARRIVED' ? await reportDecided(tx, id) : undefined,
    payment: status === 'PRODUCT_LEFT_THE_SERVICE' || status === 'INVOICE_DONE' ? (await paymentsAwaited(tx, [id])).get(id) : undefined,
  })
}

type Awaited = {
  readonly quoteUntil: Temporal.Instant | undefined
  readonly report: DecidedReport | undefined
  readonly payment: AwaitedPayment | undefined
}

function factsOf(
  { status, warrantyTypeId, pickupDay, collectedAt, promisedBy, firstPromisedBy, closedAt }: Expecting,
  happened: Happened,
  { quoteUntil, report, payment }: Awaited,
): PromiseFacts {
  const dayOfEntry = (entry: Happened[number] | undefined) => (entry ? budapestDay(entry.at) : null)
  const dayOfCode = (code: number) => dayOfEntry(happened.findLast((entry) => entry.code === code))
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
    since: dayOfEntry(happened[happened.findLastIndex((entry) => entry.status !== status) + 1]),
    quoteValidUntil: quoteUntil ? budapestDay(quoteUntil) : null,
    ...reportFacts(report),
    owesInvoice: payment?.owesInvoice ?? false,
    paidOn: payment?.paidAt ? budapestDay(payment.paidAt) : null,
  }
}

/** An expert report waits for the customer; accepted, it makes the workshop owe a quote. */
function reportFacts(report: DecidedReport | undefined): Pick<PromiseFacts, 'reportValidUntil' | 'quoteAskedOn'> {
  if (report?.status === 'issued') return { reportValidUntil: budapestDay(report.validUntil) }
  return { quoteAskedOn: report?.status === 'accepted' && report.decidedAt ? budapestDay(report.decidedAt) : null }
}
