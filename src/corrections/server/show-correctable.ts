import { nameInWords } from '#accounts/name-in-words.ts'
import { keysOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { canChangePickup } from '#requests/pickup-change.ts'
import { shortBusinessForm } from '#requests/server/booking/device-store.ts'
import { orderOfRequest } from '#requests/server/booking/order-of-request.ts'
import { findStored, type StoredRequest } from '#requests/server/stored-request-store.ts'
import { type CorrectedFact, type CorrectionSubject, correctionSubjects, isInTime, mayCorrect } from '../correction.ts'
import type { Correctable, correctionsApi, MadeCorrection } from '../corrections.api.ts'
import { correctionsOf, wasDecisionAsked } from './correction-store.ts'

type Ctx = ReadContext & Call

/** What the forms begin with, and what was corrected before. @throws Refusal NOT_FOUND */
export async function showCorrectable(ctx: Ctx, { params: { id } }: Input<typeof correctionsApi.showCorrectable>): Promise<Correctable> {
  const stored = await findStored(ctx.tx, id)
  if (!stored) throw new Refusal('NOT_FOUND')
  const { request } = stored
  const order = orderOfRequest(request, stored.addresses, await shortBusinessForm(ctx, request.businessFormId))
  const { customer, deliveryInAddress, deliveryOutAddress: out, billingAddress: billing, serviceRequest } = order
  const withContact = keysOf(ctx.actor).includes('customer.view')
  const { countryCode, postalCode, city, publicPlaceName, publicPlaceType, streetNumber, other, ...contact } = deliveryInAddress
  const place = { countryCode, postalCode, city, publicPlaceName, publicPlaceType, streetNumber, other }
  const empty = { ...place, postalCode: '', city: '', publicPlaceName: '', publicPlaceType: '', streetNumber: '', other: '' }
  const { businessForm, ...person } = customer
  return {
    version: request.version,
    subjects: await subjectsOf(ctx, request),
    contact: withContact ? person : null,
    device: deviceOf(serviceRequest),
    fault: faultOf(serviceRequest),
    deliveryIn: withContact ? deliveryInAddress : null,
    deliveryOut: withContact ? { ...empty, ...contact, provider: '', code: '', ...out } : null,
    billing: withContact ? { ...empty, billingName: '', taxNumber: '', isCompany: false, ...billing } : null,
    kind: { warrantyTypeId: request.warrantyTypeId, insuranceNumber: serviceRequest.insuranceNumber },
    made: await madeOf(ctx, id, withContact),
  }
}

const deviceOf = (device: ReturnType<typeof orderOfRequest>['serviceRequest']): Correctable['device'] => ({
  brandId: device.brandId,
  productGroupId: device.productGroupId,
  productTypeId: device.productTypeId,
  productTypeOther: device.productTypeOther,
  deviceColourId: device.deviceColourId,
  identifier: device.identifier,
  identifierKind: device.identifierKind,
  imei2: device.imei2,
  dateOfPurchase: device.dateOfPurchase,
})

const faultOf = (device: ReturnType<typeof orderOfRequest>['serviceRequest']): Correctable['fault'] => ({
  troubleDescription: device.troubleDescription,
  otherDescription: device.otherDescription,
  failureOptionIds: device.failureOptionIds,
  accessoryIds: device.accessoryIds,
  accessoriesOther: device.accessoriesOther,
})

async function subjectsOf({ tx, actor, now }: Ctx, request: StoredRequest): Promise<CorrectionSubject[]> {
  const keys = keysOf(actor)
  if (!keys.includes('request.correct')) return []
  const [closed, collected] = [request.closedAt !== null, request.collectedAt !== null]
  const state = { ...request, closed, collected, decisionAsked: await wasDecisionAsked(tx, request.id) }
  return correctionSubjects.filter(
    (subject) => mayCorrect(subject, keys) && isInTime(subject, state) && (subject !== 'pickup' || canChangePickup(state, now.toString())),
  )
}

const aboutPerson: readonly CorrectedFact[] = ['email', 'phone', 'taxNumber', 'deliveryIn', 'deliveryOut', 'billing']

async function madeOf({ tx, language }: Ctx, requestId: number, withContact: boolean): Promise<MadeCorrection[]> {
  return (await correctionsOf(tx, requestId)).map(({ id, at, subject, reason, changes, ...by }) => ({
    id,
    at: at.toString(),
    by: nameInWords(language, by),
    subject,
    reason,
    changes: withContact || !changes.some(({ fact }) => aboutPerson.includes(fact)) ? changes : null,
  }))
}
