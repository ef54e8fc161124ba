import { keysOf, rightsAbout } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import { budapestDay } from '#calendar/calendar.ts'
import { workCalendar } from '#calendar/server/calendar-store.ts'
import type { Call, ReadContext } from '#context.ts'
import { parcelOf } from '#courier/server/list-shipments.ts'
import { shipmentsOf } from '#courier/server/shipment-store.ts'
import { silenceOf } from '#courier/silence.ts'
import { documentsOf } from '#documents/server/document-store.ts'
import { milestonesOf } from '#requests/milestones.ts'
import { canChangePickup } from '#requests/pickup-change.ts'
import { requestSources } from '#requests/request-source.ts'
import { createServiceWarrantyHash } from '#requests/server/booking/service-warranty-link.ts'
import { serviceWarrantyTerm } from '#requests/server/booking/service-warranty-term.ts'
import { type HistoryRow, historyOf } from '#requests/server/history-store.ts'
import { type Mask, maskFor, orNull } from '#requests/server/mask.ts'
import { expectedStep, expectedWorkdays } from '#requests/server/promise/expected-step.ts'
import { requireHeldRequest } from '#requests/server/request-holder-store.ts'
import { hasOpenRequest } from '#requests/server/request-store.ts'
import type { RequestStatus } from '#requests/status.ts'
import { type TimelineStep, timelineOf } from '#requests/timeline.ts'
import type { FollowedRequest } from '../followed-request.ts'
import { headlineOf } from '../headline.ts'
import type { AddressData } from '../service-request.ts'
import type { trackingApi } from '../tracking.api.ts'
import { addressesOf, type FollowedRow, findFollowed } from './followed-request-store.ts'
import { productTypeOf } from './product-type.ts'
import { historyEntries, progressOf } from './progress.ts'
import { serviceRequestOf } from './service-request-dto.ts'

/** SPEC 7, customer-requests/{id}/show: all of a request, as far as the reader is shown it. */
export async function showRequest(ctx: ReadContext & Call, { params }: Input<typeof trackingApi.showRequest>): Promise<FollowedRequest> {
  await requireHeldRequest(ctx, params.id, { viewer: true, colleagues: true })
  const row = await findFollowed(ctx.tx, params.id, ctx.language)
  const history = await historyOf(ctx.tx, params.id)
  const timeline = timelineOf(progressOf(row, history))
  const mask = maskFor(ctx.actor, row)
  const rows = { row, addresses: await addressesOf(ctx.tx, row.id), documents: await documentsShown(ctx, row) }
  const all = serviceRequestOf(rows, mask)
  return {
    ...all,
    ...whatItIs(row, mask),
    pickup: pickupOf(row, all.shippingAddressData, mask),
    history: historyEntries(history, timeline),
    timeline,
    ...(await whereItIs(ctx, row, { history, timeline })),
    costCentre: costCentreOf(ctx, row),
    ...(await whatIsOffered(ctx, row)),
  }
}

type Progress = { readonly history: readonly HistoryRow[]; readonly timeline: readonly TimelineStep[] }

/** By both clocks, the repair's and the parcel's. */
async function whereItIs(
  ctx: ReadContext & Call,
  row: FollowedRow,
  { history, timeline }: Progress,
): Promise<Pick<FollowedRequest, 'next' | 'milestones' | 'headline'>> {
  const { status, warrantyTypeId, collectedAt } = row
  const next = await expectedStep(ctx, row)
  const [calendar, today] = [await workCalendar(ctx), budapestDay(ctx.now)]
  const shipments = (await shipmentsOf(ctx.tx, row.id))
    .filter(({ orderedAt }) => orderedAt !== null)
    .map((shipment) => ({ ...shipment, isSilent: row.closedAt === null && silenceOf(parcelOf(shipment), calendar, today) !== null }))
  const facts = {
    status,
    warrantyTypeId,
    closed: row.closedAt !== null,
    collectedAt: collectedAt?.toString() ?? null,
    sentBackAt: isSentBack(status) ? (history.findLast(({ step }) => step === 'ship')?.at.toString() ?? null) : null,
    handedBackAt: row.handedBackAt?.toString() ?? null,
    next,
  }
  const workdays = await expectedWorkdays(ctx, today)
  return {
    next,
    milestones: milestonesOf(timeline, facts, calendar, workdays),
    headline: headlineOf({ status, choosesPickup: next?.code === 'youChoosePickup', collected: collectedAt !== null, shipments }),
  }
}

/** A parcel that came back has not been sent. */
const isSentBack = (status: RequestStatus) => status === 'SHIPPED' || status === 'SERVICE_DONE'

const named = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })

function whatItIs(row: FollowedRow, mask: Mask) {
  return {
    crmRequestId: row.id,
    gsmWorksheetId: row.gsmWorksheetId,
    version: row.version,
    status: row.status,
    outcome: row.outcome,
    receivedTime: row.receivedAt.toString(),
    closedTime: row.closedAt?.toString() ?? null,
    availableServiceId: row.availableServiceId,
    warrantyType: { id: row.warrantyTypeId, name: row.warrantyTypeName },
    brand: { id: row.brandId, name: row.brandName },
    productGroup: { id: row.productGroupId, name: row.productGroupName },
    productType: productTypeOf(row),
    deviceColour: named(row.colourId, row.colourName),
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
async function documentsShown({ tx, actor }: ReadContext & Call, row: FollowedRow) {
  const held = actor.kind !== 'account' || rightsAbout(actor, row) !== null || keysOf(actor).includes('document.viewAll')
  return held ? documentsOf(tx, row.id) : []
}

const nothingMayBeDone: FollowedRequest['may'] = { changePickup: false, cancel: false, uploadDocuments: false, changeCostCentre: false }

/** The viewer reads, and so does who looks after the requests of a company: they change nothing and are given no link. */
async function whatIsOffered(ctx: ReadContext & Call, row: FollowedRow): Promise<Pick<FollowedRequest, 'serviceWarranty' | 'may'>> {
  const rights = rightsAbout(ctx.actor, row)
  const onlyLooks = rights !== null && rights !== 'acts'
  if (ctx.actor.kind === 'viewer' || onlyLooks) return { serviceWarranty: null, may: nothingMayBeDone }
  const changeCostCentre = ctx.actor.kind === 'account' && ctx.actor.company?.id === row.companyId && ctx.actor.company.role === 'administrator'
  return { serviceWarranty: await offeredWarranty(ctx, row), may: { ...whatMayBeDone(row, ctx.now), changeCostCentre } }
}

/** The repeat claim in one click. Not while the device is with us again: another order of it would be refused. */
async function offeredWarranty(ctx: ReadContext & Call, { id, closedAt, identifier }: FollowedRow): Promise<FollowedRequest['serviceWarranty']> {
  if (closedAt === null) return null
  const { fits, until } = await serviceWarrantyTerm(ctx, id)
  if (!fits || until === null || (await hasOpenRequest(ctx.tx, identifier))) return null
  return { until, identicalHash: await createServiceWarrantyHash(ctx, id) }
}

/** What the buttons offer; the calls behind them ask the same rules again. */
function whatMayBeDone(row: FollowedRow, now: Temporal.Instant): Omit<FollowedRequest['may'], 'changeCostCentre'> {
  const closed = row.closedAt !== null
  const change = canChangePickup({ ...row, closed, collected: row.collectedAt !== null }, now.toString())
  // The courier of a counter comes for what else waits there too.
  return { changePickup: change && row.requestSourceId !== requestSources.counter, cancel: change, uploadDocuments: !closed }
}
