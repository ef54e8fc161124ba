import { createHash } from 'node:crypto'
import { employeeIdOf } from '#accounts/who.ts'
import type { Input, Output } from '#base/endpoint.ts'
import { defaultLanguage } from '#base/languages.ts'
import { orNull } from '#base/plain-text.ts'
import { serviceId } from '#catalogue/catalogue.ts'
import type { Call, ReferenceContext, TransactionContext } from '#context.ts'
import { type FieldRefusal, Refusal } from '#errors.ts'
import { generateTestImei, normaliseIdentifier, refusalOfImei } from '#requests/identifier.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { knownDevice } from '#requests/server/booking/device-store.ts'
import { type ServiceEntry, serviceEntryFor } from '#requests/server/booking/service-entry-store.ts'
import { advanceRequest } from '#requests/server/lifecycle/advance-request.ts'
import { movedOn } from '#requests/server/lifecycle/request-state.ts'
import { appendHistory, findOpenRequest, insertAddresses } from '#requests/server/request-store.ts'
import { findStored, type Stored } from '#requests/server/stored-request-store.ts'
import { warrantyTypes } from '#requests/status.ts'
import type { workshopApi } from '../../workshop.api.ts'
import { hashOfCall, recordArrival } from '../receive-device.ts'
import { requireLocked } from '../workshop-context.ts'
import { insertBroughtRequest, insertSecondDevice, secondDeviceOfCall, waitForCustomer } from './second-device-store.ts'

type Row = typeof workshopApi.noteSecondDevice
type Device = Input<Row>['body']

/**
 * Two devices in one parcel (DESIGN 8.33): the second becomes a request of the same customer, with the same contact and addresses, and arrives at
 * once. Nothing that may cost something is done with it before its customer has answered (`answerSecondDevice`). The same call twice is one device.
 * @throws Refusal NOT_FOUND, STATE_MOVED_ON while the first has not arrived or is over, OTHER_REQUEST_OPEN
 */
export async function noteSecondDevice(ctx: TransactionContext & Call, { params, body }: Input<Row>): Promise<Output<Row>> {
  const { tx, now } = ctx
  const first = await findStored(tx, params.id, { lock: true })
  if (!first) throw new Refusal('NOT_FOUND')
  const byAccountId = employeeIdOf(ctx)
  const callSha256 = createHash('sha256')
    .update(String(params.id))
    .update(hashOfCall(ctx, body, byAccountId))
    .digest()
  const earlier = await secondDeviceOfCall(tx, callSha256)
  if (earlier) return { crmRequestId: earlier.requestId, requestNumber: formatRequestNumber(earlier.requestId) }
  if (first.request.arrivedAt === null || first.request.closedAt !== null) throw movedOn(first.request)

  const { troubleDescription: _, ...received } = { ...body, otherRequestId: null }
  const entry = await requireEntry(ctx, body)
  const requestId = await insertBroughtRequest(tx, { ...rowOf(first, body, entry), ...identifierOf(body), receivedAt: now, collectedAt: now })
  if (requestId === null) throw await deviceOfOther(tx, body)
  await insertAddresses(
    tx,
    first.addresses.map((address) => ({ ...address, requestId })),
  )
  await insertSecondDevice(tx, { requestId, firstRequestId: first.request.id, notedAt: now, notedByAccountId: byAccountId, callSha256 })
  await appendHistory(tx, { requestId, step: 'requestReceived', code: 1, status: 'DELIVERY_IN_ORDERED', at: now, byKind: 'staff', byAccountId })
  await recordArrival(ctx, await requireLocked(ctx, requestId), received, callSha256)
  await advanceRequest(ctx, requestId, 'receiveDevice', { by: 'staff', byAccountId })
  await waitForCustomer(tx, requestId, now)
  return { crmRequestId: requestId, requestNumber: formatRequestNumber(requestId) }
}

const refused = (...fields: FieldRefusal[]) => new Refusal(fields[0]?.code ?? 'INVALID_INPUT', { fields })

/** A repair that is paid for, unless the brand's devices are taken under their warranty only; a correction can say otherwise. */
async function requireEntry(ctx: ReferenceContext, body: Device): Promise<ServiceEntry> {
  const offered = (warrantyTypeId: number) =>
    serviceEntryFor(ctx, defaultLanguage, { serviceId: serviceId.brand, warrantyTypeId, brandId: body.brandId, providerId: null })
  const entry = (await offered(warrantyTypes.paid)) ?? (await offered(warrantyTypes.warranty))
  const known = entry && (await knownDevice(ctx, { ...body, formId: entry.form.id, deviceColourId: null }))
  if (!entry || !known?.brand) throw refused({ path: 'brandId', code: 'BRAND_UNKNOWN' })
  if (!known.group?.taken) throw refused({ path: 'productGroupId', code: 'INVALID_INPUT' })
  if (!known.typeFits) throw refused({ path: 'productTypeId', code: 'PRODUCT_TYPE_UNKNOWN' })
  return entry
}

/** Person, account, language and order of the first; of the device only what was seen. */
function rowOf({ request }: Stored, body: Device, { service, form }: ServiceEntry) {
  const { orderId, language, accountId, customerType, requestSourceId } = request
  const { firstName, middleName, lastName, email, phone, companyName, businessFormId, taxNumber } = request
  return {
    status: 'DELIVERY_IN_ORDERED',
    ...{ orderId, language, accountId, customerType, requestSourceId },
    ...{ firstName, middleName, lastName, email, phone, companyName, businessFormId, taxNumber },
    formId: form.id,
    availableServiceId: service.id,
    serviceId: service.serviceId,
    warrantyTypeId: service.warrantyTypeId,
    brandId: body.brandId,
    productGroupId: body.productGroupId,
    productTypeId: body.productTypeId,
    productTypeOther: body.productTypeId === null ? orNull(body.productTypeOther) : null,
    troubleDescription: body.troubleDescription,
  }
}

/** What cannot be read from the device has a number of ours until somebody knows it. */
function identifierOf({ readIdentifier, identifierKind }: Device) {
  const read = normaliseIdentifier(identifierKind, readIdentifier)
  if (read === '') {
    const made = generateTestImei(Math.random)
    return { identifier: made, identifierTyped: made, identifierKind: 'imei', identifierGenerated: true }
  }
  const wrong = identifierKind === 'imei' ? refusalOfImei(read) : null
  if (wrong) throw refused({ path: 'readIdentifier', ...wrong })
  return { identifier: read, identifierTyped: readIdentifier, identifierKind, identifierGenerated: false }
}

/** The device was booked after all, or came before: it belongs to that request. */
async function deviceOfOther(tx: TransactionContext['tx'], { readIdentifier, identifierKind }: Device): Promise<Refusal> {
  const other = await findOpenRequest(tx, normaliseIdentifier(identifierKind, readIdentifier))
  const values = { number: other === undefined ? '' : formatRequestNumber(other) }
  return new Refusal('OTHER_REQUEST_OPEN', { values, fields: [{ path: 'readIdentifier', code: 'OTHER_REQUEST_OPEN', values }] })
}
