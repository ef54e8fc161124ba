import { budapestDay, type Day } from '#calendar/calendar.ts'
import { workCalendar } from '#calendar/server/calendar-store.ts'
import { figureInForce } from '#catalogue/server/figures.ts'
import type { Reaction, TransactionContext } from '#context.ts'
import { newPromise, promiseOf } from '../../promise.ts'
import { expectedStep, promiseFacts } from './expected-step.ts'
import { beginPromise, endPromise, findPromised, type Promised, writePromise } from './promise-store.ts'

type Ctx = Pick<TransactionContext, 'tx' | 'now' | 'reference'>

/**
 * Writes down the day the customer is told about the step that has begun: by it the service desk sees what is due, and the clock what is late.
 * @param kept it may have waited for something else than its own steps: what nothing was promised about begins today
 */
export async function updatePromise(ctx: Ctx, requestId: number, { kept = false }: { readonly kept?: boolean } = {}): Promise<void> {
  const request = await findPromised(ctx.tx, { id: requestId })
  if (!request) return
  const step = await expectedStep(ctx, request)
  const reckoned = promiseOf(step)
  const day = kept && reckoned !== null && request.promisedBy === null ? await fromToday(ctx, request) : reckoned
  if (day === request.promisedBy || !(await writePromise(ctx.tx, request, day))) return
  if (step === null || day === null) await endPromise(ctx.tx, requestId, ctx.now, 'void')
  else await beginPromise(ctx.tx, { requestId, step: step.code, day, at: ctx.now })
}

async function fromToday(ctx: Ctx, request: Promised): Promise<Day> {
  const today = budapestDay(ctx.now)
  return newPromise(promiseFacts(request), await workCalendar(ctx), today, await figureInForce(ctx, today, 'expectedRepairWorkingDays'))
}

type About = { requestId: number }
const updating = (job: string): Reaction<About> => ({ job, run: (ctx, { requestId }) => updatePromise(ctx, requestId) })

/** By the event that lets a step begin. A report or an invoice waits for the customer: nothing is promised until it is decided or paid. */
export const promiseAfter = {
  deviceArrived: updating('tracking.promiseAfterArrival'),
  expertReportIssued: updating('tracking.promiseAfterReport'),
  expertReportDecided: updating('tracking.promiseAfterReportDecided'),
  insurerAsked: updating('tracking.promiseAfterInsurerAsked'),
  insurerAnswered: updating('tracking.promiseAfterInsurerAnswered'),
  quoteAccepted: updating('tracking.promiseAfterAcceptance'),
  quoteRejected: updating('tracking.promiseAfterRejection'),
  quoteExpired: updating('tracking.promiseAfterExpiry'),
  buybackAccepted: updating('tracking.promiseAfterBuyback'),
  buybackReturned: updating('tracking.promiseAfterBuybackReturn'),
  repairFinished: updating('tracking.promiseAfterRepair'),
  returnPrepared: updating('tracking.promiseAfterReturnPrepared'),
  requestInvoiced: updating('tracking.promiseAfterInvoice'),
  // A proforma leaves the status as it is.
  invoiceIssued: updating('tracking.promiseAfterInvoiceIssued'),
  paymentMethodChosen: updating('tracking.promiseAfterMethodChosen'),
  invoicePaid: updating('tracking.promiseAfterPayment'),
  invoiceCancelled: updating('tracking.promiseAfterInvoiceCancelled'),
  deliveryOrdered: updating('tracking.promiseAfterDeliveryOrdered'),
  deliveryCancelled: updating('tracking.promiseAfterDeliveryCancelled'),
  deviceShipped: updating('tracking.promiseAfterShipping'),
  deliveryFailed: updating('tracking.promiseAfterFailedDelivery'),
  parcelCameBack: updating('tracking.promiseAfterParcelCameBack'),
} as const
