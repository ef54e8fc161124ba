import { createHash } from 'node:crypto'
import { fullCompanyName } from '#accounts/greeting.ts'
import { nameInWords } from '#accounts/name-in-words.ts'
import { findAccount } from '#accounts/server/account-store.ts'
import { employeeIdOf } from '#accounts/who.ts'
import { addressTypes } from '#addresses/address-type.ts'
import type { Input, Output } from '#base/endpoint.ts'
import { orNull } from '#base/plain-text.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { requestSources } from '#requests/request-source.ts'
import type { ServiceEntry } from '#requests/server/booking/service-entry-store.ts'
import { appendHistory } from '#requests/server/history-store.ts'
import { advanceRequest } from '#requests/server/lifecycle/advance-request.ts'
import { insertAddresses, insertOrder, type NewAddress } from '#requests/server/request-store.ts'
import { broughtIdentifier, broughtService, deviceOfOther } from '#workshop/server/brought-device.ts'
import { hashOfCall, type OpenSheet, recordArrival } from '#workshop/server/receive-device.ts'
import { requireLocked } from '#workshop/server/workshop-context.ts'
import type { preAlertsApi } from '../pre-alerts.api.ts'
import { partnerAddresses } from './partner-addresses.ts'
import { appendSteps, findPreAlert, lockPreAlert, type StoredPreAlert, updatePreAlert } from './pre-alert-store.ts'

type Row = typeof preAlertsApi.receivePreAlert
type Body = Input<Row>['body']
type Partner = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/**
 * The announced device came: it becomes a request of its partner, in an order of its own, and arrives at once, all in one transaction. The row of the
 * pre-alert is locked first, so of two who receive it at once the second finds it received; the same call twice is one arrival.
 * @throws Refusal NOT_FOUND, PRE_ALERT_MOVED_ON, OTHER_REQUEST_OPEN, and what an arrival is refused with
 */
export async function receivePreAlert(ctx: TransactionContext & Call, { params, body }: Input<Row>, openSheet: OpenSheet): Promise<Output<Row>> {
  const { tx, now } = ctx
  const locked = await lockPreAlert(tx, params.id)
  const stored = locked && (await findPreAlert(tx, params.id))
  if (!stored) throw new Refusal('NOT_FOUND')
  const byAccountId = employeeIdOf(ctx)
  const callSha256 = createHash('sha256')
    .update(`pre-alert ${params.id}`)
    .update(hashOfCall(ctx, body, byAccountId))
    .digest()
  if (stored.requestId !== null && stored.arrivalCallSha256?.equals(callSha256)) return answerOf(stored.requestId)
  if (stored.state !== 'announced' || stored.version !== body.version) throw new Refusal('PRE_ALERT_MOVED_ON')
  const partner = await findAccount(tx, stored.accountId)
  // Whose account was closed has no requests any more; the device is a parcel that names none.
  if (!partner) throw new Refusal('NOT_FOUND')

  const identifier = identifierOf(stored, body)
  const entry = await broughtService(ctx, body, [body.warrantyType])
  const order = await insertOrder(tx, { placedAt: now, source: 'preAlert', reference: stored.reference }, [
    { ...rowOf(stored, partner, body, entry), ...identifier, receivedAt: now },
  ])
  if ('duplicateOf' in order) throw await deviceOfOther(tx, { identifierKind: identifier.identifierKind, readIdentifier: identifier.identifierTyped })
  const requestId = order.requestIds[0] ?? 0
  await insertAddresses(tx, await addressesOf(tx, requestId, stored, partner, body))
  await appendHistory(tx, { requestId, step: 'requestReceived', code: 1, status: 'DELIVERY_IN_ORDERED', at: now, byKind: 'staff', byAccountId })
  const brought = await requireLocked(ctx, requestId)
  await recordArrival(ctx, brought, body, callSha256)
  await openSheet(ctx, brought)
  await advanceRequest(ctx, requestId, 'receiveDevice', { by: 'staff', byAccountId })

  await updatePreAlert(tx, stored.id, { state: 'arrived', endedAt: now, requestId, arrivalCallSha256: callSha256 })
  await appendSteps(tx, [{ preAlertId: stored.id, step: 'arrived', at: now, byKind: 'staff', byAccountId, expectedOn: stored.expectedOn }])
  await ctx.announce('preAlertsChanged', { preAlertIds: [stored.id] })
  return answerOf(requestId)
}

/** As it was announced, so that a device with another number is told apart; else as it was read. */
function identifierOf({ identifier, identifierTyped, identifierKind }: StoredPreAlert, body: Body) {
  if (identifier === null || identifierTyped === null || identifierKind === null) return broughtIdentifier(body)
  return { identifier, identifierTyped, identifierKind, identifierGenerated: false }
}

const answerOf = (crmRequestId: number) => ({ crmRequestId, requestNumber: formatRequestNumber(crmRequestId) })

/** The partner is its customer, by the names their own number finds it under; the rest is what was seen when it came. */
function rowOf(stored: StoredPreAlert, partner: Partner, body: Body, { service, form }: ServiceEntry) {
  const { firstName, middleName, lastName, email, companyName, businessFormId, taxNumber, customerType, defaultLanguage } = partner
  return {
    status: 'DELIVERY_IN_ORDERED' as const,
    ...{ language: defaultLanguage, accountId: stored.accountId, companyId: stored.companyId, customerType },
    ...{ requestSourceId: requestSources.preAlert, referenceNumber: stored.reference },
    ...{ firstName, middleName, lastName, email, phone: body.contactPhone, companyName, businessFormId, taxNumber },
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

/** It goes back to where the employee was told; its invoice to the partner's own address for invoices, else there too. */
async function addressesOf(
  tx: TransactionContext['tx'],
  requestId: number,
  stored: StoredPreAlert,
  partner: Partner,
  body: Body,
): Promise<NewAddress[]> {
  const contact = { requestId, contactName: body.contactName, contactPhone: body.contactPhone }
  const back = { ...contact, ...body.address }
  const billing = (await partnerAddresses(tx, stored)).find(({ addressTypeId }) => addressTypeId === addressTypes.billing)
  const invoice = billing
    ? {
        ...contact,
        ...placeOf(billing),
        billingName: billing.billingName,
        taxNumber: billing.taxNumber,
        isCompany: billing.isCompany,
      }
    : {
        ...back,
        billingName: fullCompanyName(partner.companyName, partner.businessForm) || nameInWords(partner.defaultLanguage, partner),
        taxNumber: partner.taxNumber,
        isCompany: partner.companyName !== null,
      }
  return [
    { ...back, addressTypeId: addressTypes.in },
    { ...invoice, addressTypeId: addressTypes.billing },
    { ...back, addressTypeId: addressTypes.out },
  ]
}

type Place = Pick<Body['address'], 'countryCode' | 'postalCode' | 'city' | 'publicPlaceName' | 'publicPlaceType' | 'streetNumber' | 'other'>

export const placeOf = ({ countryCode, postalCode, city, publicPlaceName, publicPlaceType, streetNumber, other }: Place): Place => ({
  ...{ countryCode, postalCode, city, publicPlaceName, publicPlaceType, streetNumber, other },
})
