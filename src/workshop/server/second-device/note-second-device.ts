import { createHash } from 'node:crypto'
import { employeeIdOf } from '#accounts/who.ts'
import type { Input, Output } from '#base/endpoint.ts'
import { orNull } from '#base/plain-text.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import type { ServiceEntry } from '#requests/server/booking/service-entry-store.ts'
import { appendHistory } from '#requests/server/history-store.ts'
import { advanceRequest } from '#requests/server/lifecycle/advance-request.ts'
import { movedOn } from '#requests/server/lifecycle/request-state.ts'
import { insertAddresses } from '#requests/server/request-store.ts'
import { findStored, type Stored } from '#requests/server/stored-request-store.ts'
import { warrantyTypes } from '#requests/status.ts'
import type { workshopApi } from '../../workshop.api.ts'
import { broughtIdentifier, broughtService, deviceOfOther } from '../brought-device.ts'
import { hashOfCall, type OpenSheet, recordArrival } from '../receive-device.ts'
import { requireLocked } from '../workshop-context.ts'
import { insertBroughtRequest, insertSecondDevice, secondDeviceOfCall, waitForCustomer } from './second-device-store.ts'

type Row = typeof workshopApi.noteSecondDevice
type Device = Input<Row>['body']

/**
 * Two devices in one parcel (DESIGN 8.33): the second becomes a request of the same customer, with the same contact and addresses, and arrives at
 * once. Nothing that may cost something is done with it before its customer has answered (`answerSecondDevice`). The same call twice is one device.
 * @throws Refusal NOT_FOUND, STATE_MOVED_ON while the first has not arrived or is over, OTHER_REQUEST_OPEN
 */
export async function noteSecondDevice(ctx: TransactionContext & Call, { params, body }: Input<Row>, openSheet: OpenSheet): Promise<Output<Row>> {
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
  // A repair that is paid for, unless the brand's devices are taken under their warranty only; a correction can say otherwise.
  const entry = await broughtService(ctx, body, [warrantyTypes.paid, warrantyTypes.warranty])
  const requestId = await insertBroughtRequest(tx, { ...rowOf(first, body, entry), ...broughtIdentifier(body), receivedAt: now, collectedAt: now })
  if (requestId === null) throw await deviceOfOther(tx, body)
  await insertAddresses(
    tx,
    first.addresses.map((address) => ({ ...address, requestId })),
  )
  await insertSecondDevice(tx, { requestId, firstRequestId: first.request.id, notedAt: now, notedByAccountId: byAccountId, callSha256 })
  await appendHistory(tx, { requestId, step: 'requestReceived', code: 1, status: 'DELIVERY_IN_ORDERED', at: now, byKind: 'staff', byAccountId })
  const brought = await requireLocked(ctx, requestId)
  await recordArrival(ctx, brought, received, callSha256)
  await openSheet(ctx, brought)
  await advanceRequest(ctx, requestId, 'receiveDevice', { by: 'staff', byAccountId })
  await waitForCustomer(tx, requestId, now)
  return { crmRequestId: requestId, requestNumber: formatRequestNumber(requestId) }
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
