import { storageOf } from '#abandoned-devices/server/storage-of.ts'
import { permissionKeys } from '#accounts/who.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { ReadContext } from '#context.ts'
import { parcelAway } from '#courier/actions.ts'
import { carriedOf } from '#courier/server/list-shipments.ts'
import { shipmentsOf } from '#courier/server/shipment-store.ts'
import { type Leaving, wayBackTerms } from '#invoices/server/way-back-terms.ts'
import { canHaveQuote } from '#quotes/expert-report.ts'
import { stillOpen } from '#quotes/server/deadline.ts'
import { payingOf } from '#quotes/server/paying-of.ts'
import { currentQuote } from '#quotes/server/quote-store.ts'
import { type LifecycleAction, type StepNeed, stateOf, stepOfLife, stepsOpenTo } from '#requests/lifecycle.ts'
import { isAnswerAwaited } from '#requests/server/awaited-answer-store.ts'
import type { RequestStatus } from '#requests/status.ts'
import { waitsFor } from '#worksheets/server/waits-for-quote.ts'

type RequestState = Leaving & {
  readonly status: RequestStatus
  readonly warrantyTypeId: number
  readonly closedAt: Temporal.Instant | null
  readonly pickupDay: string | null
}

/** The steps that employees may take now, each with its key: by the status, and by what each needs beside it. */
export async function legalSteps(ctx: Pick<ReadContext, 'tx' | 'now' | 'reference'>, request: RequestState): Promise<LifecycleAction[]> {
  const open = stepsOpenTo(permissionKeys, stateOf(request))
  const needed = new Set(open.map((step) => stepOfLife(step).needs))
  const asks = (...needs: readonly StepNeed[]) => needs.some((need) => needed.has(need))
  const asksWhoPays = asks('quoteWanted', 'noQuoteWanted', 'insurerToAsk', 'insurerAsked', 'insurerAnswers')
  const asksForParcels = asks('deliveryOrdered', 'parcelHere', 'parcelAway', 'mayLeave', 'mayBeFetched', 'returnNotOrdered')
  const [isAwaited, who, parcels, terms, openQuote, quotedAgain, storage] = await Promise.all([
    asksWhoPays && isAnswerAwaited(ctx.tx, request.id),
    asksWhoPays ? waitsFor(ctx, request) : null,
    asksForParcels ? shipmentsOf(ctx.tx, request.id) : [],
    asks('invoiceMissing', 'mayLeave', 'mayBeFetched') ? wayBackTerms(ctx, request) : null,
    asks('openQuote') && canBeDecided(ctx, request),
    asks('returnNotOrdered') && mayBeQuotedAgain(ctx, request),
    asks('storageOver') ? storageOf(ctx, request.id) : null,
  ])
  const waits = isAwaited ? null : who
  const shipments = carriedOf(parcels)
  const delivery = shipments.find(({ leg, ended }) => leg === 'out' && !ended)
  const deliveryOrdered = delivery?.ordered === true
  const met: Record<StepNeed, boolean> = {
    quoteWanted: waits?.quote === true,
    noQuoteWanted: waits !== null && !waits.quote && !waits.insurer,
    insurerToAsk: waits?.mayAskInsurer === true && waits.insurerSaid === null,
    insurerAsked: waits?.mayAskInsurer === true && waits.insurerSaid !== null,
    insurerAnswers: waits?.insurerSaid === 'sent',
    openQuote,
    deliveryOrdered,
    parcelHere: deliveryOrdered && !delivery.collected,
    parcelAway: parcelAway(request.status, shipments, budapestDay(ctx.now)) !== undefined,
    invoiceMissing: terms?.kept === 'INVOICE_MISSING',
    mayLeave: !deliveryOrdered && terms?.kept === null,
    mayBeFetched: !deliveryOrdered && terms?.cash === 0,
    pickupDay: request.pickupDay !== null,
    returnNotOrdered: delivery === undefined && quotedAgain,
    storageOver: storage?.isOver ?? false,
  }
  return open.filter((step) => {
    const { needs } = stepOfLife(step)
    return !needs || met[needs]
  })
}

async function canBeDecided({ tx, now }: Pick<ReadContext, 'tx' | 'now'>, { id, status }: RequestState): Promise<boolean> {
  const quote = status === 'QUOTE_DONE' ? await currentQuote(tx, id) : undefined
  return quote?.status === 'sent' && stillOpen(now, quote.validUntil)
}

/** What goes back unrepaired, and somebody would pay for. */
const mayBeQuotedAgain = async ({ tx }: Pick<ReadContext, 'tx'>, { id, outcome, warrantyTypeId }: RequestState): Promise<boolean> =>
  outcome === 'RETURNED_UNREPAIRED' && canHaveQuote(await payingOf(tx, { id, warrantyTypeId })) && !(await isAnswerAwaited(tx, id))
