import { requireOwner } from '#accounts/server/own-account.ts'
import { reachOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import { budapestDay, type Day } from '#calendar/calendar.ts'
import { figureInForce } from '#catalogue/server/figures.ts'
import { servicesOf } from '#catalogue/server/service-store.ts'
import { warrantyType } from '#catalogue/service-ids.ts'
import type { Call, ReadContext } from '#context.ts'
import { createDocumentLink, holderOf } from '#documents/server/document-link.ts'
import { documentsOfAll, type StoredDocument } from '#documents/server/document-store.ts'
import { Refusal } from '#errors.ts'
import { isUnderServiceWarranty, serviceWarrantyUntil } from '#requests/service-warranty.ts'
import type { DeviceDocument, Repair, ShownDevice } from '../device.ts'
import type { devicesApi } from '../devices.api.ts'
import { deviceOf } from './device-dto.ts'
import { identifierOf, type RequestAbout, replacedRequestsOf, requestsAbout } from './device-store.ts'
import { type Place, placeOf, replacementOf } from './replacement.ts'

/** One of one's own devices, named by any of its requests. Somebody else's is not there (404). */
export async function showDevice(ctx: ReadContext & Call, { params }: Input<typeof devicesApi.showDevice>): Promise<ShownDevice> {
  const { tx, now, language } = ctx
  const reach = reachOf(requireOwner(ctx, params.id))
  const identifier = await identifierOf(tx, reach, params.deviceId)
  if (identifier === undefined) throw new Refusal('NOT_FOUND')
  const place = placeOf((await replacedRequestsOf(tx, reach)).flatMap(replacementOf), identifier)
  const all = await requestsAbout(tx, reach, [identifier, ...othersOf(place)], language)
  const requests = all.filter((request) => request.identifier === identifier)
  const later = all.filter((request) => request.identifier === place.by?.identifier)
  const [last, ...earlier] = requests
  if (!last) throw new Refusal('NOT_FOUND')

  const today = budapestDay(now)
  const months = await figureInForce(ctx, today, 'serviceWarrantyMonths')
  const ids = requests.map(({ id }) => id)
  const documents = await documentsOfAll(tx, ids)
  const documentOf = documentFor(ctx)
  const device = deviceOf([last, ...earlier], { count: requests.length, today, place, later })
  return {
    ...device,
    repairs: requests.map((request) => ({
      ...repairOf(request),
      warranty: warrantyOf(all, request, today, months),
      documents: documents.filter(({ requestId }) => requestId === request.id).map(documentOf),
    })),
    booking: await bookingOf(ctx, last, device, place),
    purchaseDocuments: (['invoice', 'warrantyCard'] as const).flatMap((type) => {
      const newest = documents.find((document) => document.type === type && document.createdBy === 'customer')
      return newest ? [documentOf(newest)] : []
    }),
  }
}

/** The devices it was exchanged with: a chain of repeat claims goes through both. */
const othersOf = ({ by, of }: Place): string[] => [...(by ? [by.identifier] : []), ...(of ? [of.replaced] : [])]

const repairOf = ({
  id,
  receivedAt,
  status,
  afterCancelling,
  outcome,
  closedAt,
  warrantyTypeId,
}: RequestAbout): Omit<Repair, 'warranty' | 'documents'> => ({
  crmRequestId: id,
  receivedTime: receivedAt.toString(),
  status,
  afterCancelling,
  warrantyTypeId,
  outcome,
  closed: closedAt !== null,
})

/** Links are made for this account: whoever else has one is refused. */
const documentFor =
  ({ secrets, now, actor }: ReadContext & Call) =>
  ({ id: documentId, linkGeneration: generation, type, title, name, createdAt, worksheetId, requestId }: StoredDocument): DeviceDocument => ({
    documentType: type,
    title,
    name,
    createdAt: createdAt.toString(),
    worksheetId,
    token: createDocumentLink(secrets, now, { documentId, generation, holder: holderOf(actor, requestId) }),
  })

/** Repeat claims do not restart the clock: it is that of the first repair of the chain (DESIGN 8.13). */
function firstOf(requests: readonly RequestAbout[], request: RequestAbout): RequestAbout {
  const seen = new Set<number>()
  let first = request
  while (first.prevCrmRequestId !== null && !seen.has(first.id)) {
    seen.add(first.id)
    const earlier = requests.find(({ id }) => id === first.prevCrmRequestId)
    if (!earlier) break
    first = earlier
  }
  return first
}

const isRepaired = ({ status, outcome }: RequestAbout) => status === 'SERVICE_DONE' && (outcome === 'REPAIRED' || outcome === 'REPLACED')

function warrantyOf(requests: readonly RequestAbout[], request: RequestAbout, today: Day, months: number): Repair['warranty'] {
  const { closedAt } = firstOf(requests, request)
  if (!isRepaired(request) || !isRepaired(firstOf(requests, request)) || !closedAt) return null
  const from = budapestDay(closedAt)
  return { until: serviceWarrantyUntil(from, months), holds: isUnderServiceWarranty(from, today, months) }
}

const kinds = { warranty: warrantyType.warranty, paid: warrantyType.paid } as const

/** Where a booking for the device may begin: the services of its brand that have a form here. Under guarantee that one comes first. */
async function bookingOf(
  ctx: ReadContext & Call,
  last: RequestAbout,
  device: ReturnType<typeof deviceOf>,
  { by }: Place,
): Promise<ShownDevice['booking']> {
  const services = await servicesOf(ctx, ctx.language, { brandId: last.brandId })
  const isOffered = (kind: keyof typeof kinds) => services.some(({ formId, warrantyTypeId }) => formId !== null && warrantyTypeId === kinds[kind])
  const holds = device.guarantee.kind === 'until' && device.guarantee.holds
  const order = holds ? (['warranty', 'paid'] as const) : (['paid', 'warranty'] as const)
  return {
    brandSlug: last.slug,
    kinds: order.filter(isOffered),
    device: {
      brandId: last.brandId,
      productGroupId: last.productGroupId,
      productTypeId: last.productTypeId,
      productTypeOther: last.typeName ?? '',
      deviceColourId: last.colourId,
      // Whoever books anew has the device that was handed back.
      identifier: by?.identifier ?? device.identifier ?? '',
      identifierKind: by?.identifierKind ?? last.identifierKind,
      dateOfPurchase: device.dateOfPurchase ?? '',
      purchasePrice: device.purchasePrice === null ? '' : String(device.purchasePrice),
    },
  }
}
