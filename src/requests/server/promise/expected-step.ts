import type { Selectable } from 'kysely'
import { budapestDay, type Day, type Moment } from '#calendar/calendar.ts'
import { workCalendar } from '#calendar/server/calendar-store.ts'
import { figureInForce } from '#catalogue/server/figures.ts'
import type { ReadContext, ReferenceContext } from '#context.ts'
import type { DB } from '#db/schema.ts'
import { type NextStep, nextStepOf, type PromiseFacts } from '../../promise.ts'
import { requestSources } from '../../request-source.ts'
import type { RequestStatus } from '../../status.ts'

type Ctx = ReferenceContext & Pick<ReadContext, 'now'>

/**
 * What a row of `requests` says of its history, quote, expert report and invoices; triggers keep it so (migration 0078, decision 70). Whoever reads
 * these, and `leavesOnTerms`, reads what comes next.
 */
export const summaryColumns = [
  ...(['historyArrivedAt', 'historyAcceptedAt', 'historyStatus', 'historySince', 'historyCalledOff'] as const),
  ...(['quoteUntil', 'reportStatus', 'reportUntil', 'reportDecidedAt', 'insurerStatus', 'insurerAt', 'owesInvoice', 'lastPaidAt'] as const),
  ...(['requestSourceId', 'atCounterAt'] as const),
]
/** Those of them that are instants, for whoever reads them within one statement. */
export const summaryInstants = {
  ...({ historyArrivedAt: true, historyAcceptedAt: true, historySince: true, quoteUntil: true, reportUntil: true, reportDecidedAt: true } as const),
  ...({ insurerAt: true, lastPaidAt: true, atCounterAt: true } as const),
}
type SummaryColumn = (typeof summaryColumns)[number]
/** Instants come as JSON writes them where a list is read as JSON. */
type Summary = { readonly [Column in SummaryColumn]: Requests[Column] extends Temporal.Instant | null ? Moment | null : Requests[Column] }
type Requests = Selectable<DB['requests']>

export type Expecting = Summary & {
  /** `leavesOnTerms` of owed-invoice-store.ts, which no trigger keeps: it hangs on the company's terms and its other invoices. */
  readonly leavesOnTerms: boolean
  readonly id: number
  readonly status: RequestStatus
  readonly warrantyTypeId: number
  readonly closedAt: Moment | null
  readonly pickupDay: Day | null
  readonly collectedAt: Moment | null
  readonly promisedBy: Day | null
  readonly firstPromisedBy: Day | null
}

/** What comes next to a request and by when, for its customer and for the service desk alike. */
export async function expectedStep(ctx: Ctx, request: Expecting): Promise<NextStep | null> {
  const stepOf = await expectedSteps(ctx)
  return stepOf(request)
}

/** The same for each of a list. */
export async function expectedSteps(ctx: Ctx): Promise<(request: Expecting) => NextStep | null> {
  const today = budapestDay(ctx.now)
  const [calendar, workdays] = [await workCalendar(ctx), await figureInForce(ctx, today, 'expectedRepairWorkingDays')]
  return (request) => (request.closedAt === null ? nextStepOf(promiseFacts(request), calendar, today, workdays) : null)
}

const dayOf = (at: Moment | null) => (at === null ? null : budapestDay(at))

export function promiseFacts(request: Expecting): PromiseFacts {
  const { status, warrantyTypeId, pickupDay, collectedAt, promisedBy, firstPromisedBy, closedAt } = request
  // The history tells since when it stands here only where it tells of the same status.
  const isOfStatus = request.historyStatus === status
  return {
    status,
    warrantyTypeId,
    closed: closedAt !== null,
    pickupDay,
    waitsAtCounter: request.requestSourceId === requestSources.counter,
    backAtCounter: request.atCounterAt !== null,
    collectedOn: dayOf(collectedAt),
    promisedBy,
    firstPromisedBy,
    arrivedOn: dayOf(request.historyArrivedAt),
    quoteAcceptedOn: dayOf(request.historyAcceptedAt),
    since: isOfStatus ? dayOf(request.historySince) : null,
    courierCalledOff: isOfStatus && request.historyCalledOff,
    quoteValidUntil: dayOf(request.quoteUntil),
    ...reportFacts(request),
    insurer: insurerOf(request),
    owesInvoice: request.owesInvoice,
    leavesOnTerms: request.leavesOnTerms,
    paidOn: dayOf(request.lastPaidAt),
  }
}

function insurerOf({ insurerStatus: status, insurerAt }: Expecting): PromiseFacts['insurer'] {
  const on = dayOf(insurerAt)
  return status !== null && on !== null ? { status, on } : null
}

/** An expert report waits for the customer; accepted, it makes the workshop owe a quote. */
function reportFacts({ reportStatus, reportUntil, reportDecidedAt }: Expecting): Pick<PromiseFacts, 'reportValidUntil' | 'quoteAskedOn'> {
  if (reportStatus === 'issued') return { reportValidUntil: dayOf(reportUntil) }
  return { quoteAskedOn: reportStatus === 'accepted' ? dayOf(reportDecidedAt) : null }
}
