import { keysOf, rightsAbout } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import { budapestDay } from '#calendar/calendar.ts'
import { workCalendar } from '#calendar/server/calendar-store.ts'
import { figureInForce } from '#catalogue/server/figures.ts'
import { catalogueNames } from '#catalogue/server/names-store.ts'
import type { Call, ReadContext } from '#context.ts'
import { parcelOf } from '#courier/server/list-shipments.ts'
import type { Whereabouts } from '#courier/server/shipment-store.ts'
import { silenceOf } from '#courier/silence.ts'
import { Refusal } from '#errors.ts'
import { milestonesOf } from '#requests/milestones.ts'
import { canChangePickup } from '#requests/pickup-change.ts'
import { requestSources } from '#requests/request-source.ts'
import { serviceWarrantyHash } from '#requests/server/booking/service-warranty-link.ts'
import { termFrom } from '#requests/server/booking/service-warranty-term.ts'
import type { Repeatable } from '#requests/server/earlier-request-store.ts'
import type { HistoryRow } from '#requests/server/history-store.ts'
import { type Mask, maskFor, orNull } from '#requests/server/mask.ts'
import { expectedStep } from '#requests/server/promise/expected-step.ts'
import { holds } from '#requests/server/request-holder-store.ts'
import type { RequestStatus } from '#requests/status.ts'
import { type TimelineStep, timelineOf } from '#requests/timeline.ts'
import type { FollowedRequest } from '../followed-request.ts'
import { headlineOf } from '../headline.ts'
import type { AddressData } from '../service-request.ts'
import type { trackingApi } from '../tracking.api.ts'
import { deviceInWords } from './device-in-words.ts'
import type { Followed, FollowedRow } from './followed-request-store.ts'
import { historyEntries, progressOf } from './progress.ts'
import { serviceRequestOf } from './service-request-dto.ts'

/** SPEC 7, customer-requests/{id}/show: all of a request, as far as the reader is shown it. */
export async function showRequest(
  ctx: ReadContext & Call,
  { params }: Input<typeof trackingApi.showRequest>,
  followed: Followed,
): Promise<FollowedRequest> {
  const { row, history, shipments, repeatable, ...rest } = requireFollowed(ctx, params.id, followed)
  const timeline = timelineOf(progressOf(row, history))
  const mask = maskFor(ctx.actor, row)
  const names = await catalogueNames(ctx, ctx.language)
  const all = serviceRequestOf({ row, names, ...rest }, mask)
  return {
    ...all,
    ...deviceInWords(row, names),
    ...whatItIs(row, mask),
    pickup: pickupOf(row, all.shippingAddressData, mask),
    history: historyEntries(history, timeline),
    timeline,
    ...(await whereItIs(ctx, row, { history, timeline, shipments })),
    costCentre: costCentreOf(ctx, row),
    ...(await whatIsOffered(ctx, row, repeatable)),
  }
}

/** All that is told of a request. Whether the caller may see it decides before anything else of it is looked at. */
function requireFollowed(ctx: ReadContext & Call, id: number, { requests: [row], repeatable: [repeatable], documents, ...lists }: Followed) {
  if (!row || !holds(ctx.actor, id, row, { viewer: true, colleagues: true })) throw new Refusal('NOT_FOUND')
  return { ...lists, row, repeatable, documents: areDocumentsShown(ctx, row) ? documents : [] }
}

type Progress = { readonly history: readonly HistoryRow[]; readonly timeline: readonly TimelineStep[]; readonly shipments: readonly Whereabouts[] }

/** By both clocks, the repair's and the parcel's. */
async function whereItIs(
  ctx: ReadContext & Call,
  row: FollowedRow,
  { history, timeline, shipments }: Progress,
): Promise<Pick<FollowedRequest, 'next' | 'milestones' | 'headline'>> {
  const { status, afterCancelling, warrantyTypeId, collectedAt } = row
  const next = await expectedStep(ctx, row)
  const [calendar, today] = [await workCalendar(ctx), budapestDay(ctx.now)]
  const carried = shipments
    .filter(({ orderedAt }) => orderedAt !== null)
    .map((shipment) => ({
      leg: shipment.leg,
      status: shipment.status,
      attempt: shipment.attempt,
      isSilent: row.closedAt === null && silenceOf(parcelOf(shipment), calendar, today) !== null,
    }))
  const facts = {
    status,
    warrantyTypeId,
    closed: row.closedAt !== null,
    collectedAt: collectedAt?.toString() ?? null,
    sentBackAt: isSentBack(status) ? (history.findLast(({ step }) => step === 'ship')?.at ?? null) : null,
    handedBackAt: row.handedBackAt?.toString() ?? null,
    next,
  }
  const workdays = await figureInForce(ctx, today, 'expectedRepairWorkingDays')
  return {
    next,
    milestones: milestonesOf(timeline, facts, calendar, workdays),
    headline: headlineOf({
      status,
      afterCancelling,
      choosesPickup: next?.code === 'youChoosePickup',
      waitsAtStore: next?.code === 'youFetchDevice',
      collected: collectedAt !== null,
      shipments: carried,
    }),
  }
}

/** A parcel that came back has not been sent. */
const isSentBack = (status: RequestStatus) => status === 'SHIPPED' || status === 'SERVICE_DONE'

function whatItIs(row: FollowedRow, mask: Mask) {
  return {
    crmRequestId: row.id,
    gsmWorksheetId: row.gsmWorksheetId,
    version: row.version,
    status: row.status,
    afterCancelling: row.afterCancelling,
    outcome: row.outcome,
    receivedTime: row.receivedAt.toString(),
    closedTime: row.closedAt?.toString() ?? null,
    availableServiceId: row.availableServiceId,
    deviceIdentifierIn: mask.number(row.identifier),
    identifierKind: row.identifierKind,
    dateOfPurchase: row.dateOfPurchase,
    troubleDescription: row.troubleDescription,
    insuranceNumber: orNull(mask.number, row.insuranceNumber),
  }
}

const pickupOf = (row: FollowedRow, { postalCode, city }: AddressData, mask: Mask): FollowedRequest['pickup'] => ({
  day: row.pickupDay,
  window: row.pickupWindow,
  postalCode,
  city,
  note: orNull(mask.place, row.pickupNote),
})

/** It is the company's own business: neither a link nor the desk shows it. */
const costCentreOf = ({ actor }: ReadContext & Call, { companyId, costCentreId, costCentreCode: code, costCentreName: name }: FollowedRow) =>
  costCentreId === null || actor.kind !== 'account' || actor.company?.id !== companyId
    ? null
    : { id: costCentreId, code: code ?? '', name: name ?? '' }

/** The owner's and the viewer's; an employee needs the key that opens them. */
const areDocumentsShown = ({ actor }: ReadContext & Call, row: FollowedRow): boolean =>
  actor.kind !== 'account' || rightsAbout(actor, row) !== null || keysOf(actor).includes('document.viewAll')

const nothingMayBeDone: FollowedRequest['may'] = { changePickup: false, cancel: false, uploadDocuments: false, changeCostCentre: false }

/** The viewer reads, and so does who looks after the requests of a company: they change nothing and are given no link. */
async function whatIsOffered(
  ctx: ReadContext & Call,
  row: FollowedRow,
  repeatable: Repeatable | undefined,
): Promise<Pick<FollowedRequest, 'serviceWarranty' | 'may'>> {
  const rights = rightsAbout(ctx.actor, row)
  const onlyLooks = rights !== null && rights !== 'acts'
  if (ctx.actor.kind === 'viewer' || onlyLooks) return { serviceWarranty: null, may: nothingMayBeDone }
  const changeCostCentre = ctx.actor.kind === 'account' && ctx.actor.company?.id === row.companyId && ctx.actor.company.role === 'administrator'
  return { serviceWarranty: await offeredWarranty(ctx, row, repeatable), may: { ...whatMayBeDone(row, ctx.now), changeCostCentre } }
}

/** The repeat claim in one click. Not while the device is with us again: another order of it would be refused. */
async function offeredWarranty(
  ctx: ReadContext & Call,
  { id: requestId }: FollowedRow,
  repeatable: Repeatable | undefined,
): Promise<FollowedRequest['serviceWarranty']> {
  if (!repeatable || repeatable.isHereAgain) return null
  const { fits, until } = await termFrom(ctx, repeatable.handedBackAt)
  return fits && until !== null ? { until, identicalHash: serviceWarrantyHash(ctx, { requestId, generation: repeatable.generation }) } : null
}

/** What the buttons offer; the calls behind them ask the same rules again. */
function whatMayBeDone(row: FollowedRow, now: Temporal.Instant): Omit<FollowedRequest['may'], 'changeCostCentre'> {
  const { status, pickupDay, pickupWindow } = row
  const closed = row.closedAt !== null
  const change = canChangePickup({ status, pickupDay, pickupWindow, closed, collected: row.collectedAt !== null }, now.toString())
  // The courier of a counter comes for what else waits there too.
  return { changePickup: change && row.requestSourceId !== requestSources.counter, cancel: change, uploadDocuments: !closed }
}
