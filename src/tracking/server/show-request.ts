import type { Input } from '#base/endpoint.ts'
import type { Context } from '#context.ts'
import { requireHeldRequest } from '#documents/server/request-holder-store.ts'
import { canChangePickup } from '#requests/pickup-change.ts'
import { createServiceWarrantyHash } from '#requests/server/booking/service-warranty-link.ts'
import { serviceWarrantyTerm } from '#requests/server/booking/service-warranty-term.ts'
import { maskEnd } from '#requests/server/masked.ts'
import { hasOpenRequest } from '#requests/server/request-store.ts'
import { timelineOf } from '#requests/timeline.ts'
import type { FollowedRequest } from '../followed-request.ts'
import type { trackingApi } from '../tracking.api.ts'
import { expectedStep } from './expected-step.ts'
import { type FollowedRow, findFollowed, historyOf } from './followed-request-store.ts'
import { historyEntries, progressOf } from './progress.ts'

/** SPEC 7, customer-requests/{id}/show: everything its holder sees of a request. */
export async function showRequest(ctx: Context, { params }: Input<typeof trackingApi.showRequest>): Promise<FollowedRequest> {
  await requireHeldRequest(ctx, params.id)
  const row = await findFollowed(ctx.tx, params.id, ctx.language)
  const history = await historyOf(ctx.tx, params.id)
  const timeline = timelineOf(progressOf(row, history))
  return {
    ...whatItIs(row),
    history: historyEntries(history, timeline),
    timeline,
    next: await expectedStep(ctx, row, history),
    serviceWarranty: await offeredWarranty(ctx, row),
    may: whatMayBeDone(row, ctx.now),
  }
}

const named = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })

/** A type of the catalogue, or the one the customer typed. */
function productTypeOf({ productTypeId, factoryName, tradeName, productTypeOther: other }: FollowedRow): FollowedRequest['productType'] {
  if (factoryName !== null && tradeName !== null) return { id: productTypeId, factoryName, tradeName }
  return other ? { id: null, factoryName: other, tradeName: other } : null
}

function whatItIs(row: FollowedRow) {
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
    deviceIdentifierIn: maskEnd(row.identifier),
    identifierKind: row.identifierKind,
    dateOfPurchase: row.dateOfPurchase,
    troubleDescription: row.troubleDescription,
    insuranceNumber: row.insuranceNumber,
    pickup: { day: row.pickupDay, window: row.pickupWindow, postalCode: row.postalCode, city: row.city, note: row.pickupNote },
  }
}

/** The repeat claim in one click. Not while the device is with us again: another order of it would be refused. */
async function offeredWarranty(ctx: Context, { id, closedAt, identifier }: FollowedRow): Promise<FollowedRequest['serviceWarranty']> {
  if (closedAt === null) return null
  const { fits, until } = await serviceWarrantyTerm(ctx, id)
  if (!fits || until === null || (await hasOpenRequest(ctx.tx, identifier))) return null
  return { until, identicalHash: await createServiceWarrantyHash(ctx, id) }
}

/** What the buttons offer; the calls behind them ask the same rules again. */
function whatMayBeDone(row: FollowedRow, now: Temporal.Instant): FollowedRequest['may'] {
  const closed = row.closedAt !== null
  const change = canChangePickup({ ...row, closed, collected: row.collectedAt !== null }, now.toString())
  return { changePickup: change, cancel: change, uploadDocuments: !closed }
}
