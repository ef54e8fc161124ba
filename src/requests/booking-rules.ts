import { toTaxNumber } from '#accounts/tax-number.ts'
import { hungary } from '#addresses/hungary.ts'
import { parcelNetworks } from '#addresses/parcel-point.ts'
import { isDay } from '#calendar/calendar.ts'
import type { FormField } from '#catalogue/form-definition.ts'
import { type ErrorCode, type ErrorValues, type FieldRefusal, issueMessage, refusalsOfIssues } from '#errors.ts'
import { isClaimNumber } from './claim-number.ts'
import { isTestImei, refusalOfIdentifier, refusalOfSecondImei } from './identifier.ts'
import { isLockerPhone } from './locker-phone.ts'
import { type BookingRules, type PickupOrder, pickupOrderWire } from './pickup-order.ts'
import { isPurchaseDate, purchaseBounds } from './purchase-date.ts'

type Refuse = (path: string, code: ErrorCode, values?: ErrorValues) => void
type Rule = (order: PickupOrder, rules: BookingRules, refuse: Refuse) => void

const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Which fields of the payload a service entry's presence word decides about; documents travel as files and are not here. */
export const decidedFields: Readonly<Partial<Record<FormField, readonly (keyof PickupOrder['serviceRequest'])[]>>> = {
  productType: ['productTypeId', 'productTypeOther'],
  colour: ['deviceColourId'],
  imei2: ['imei2'],
  dateOfPurchase: ['dateOfPurchase'],
  simLock: ['simLock'],
  purchasePrice: ['purchasePrice'],
  failureOptions: ['failureOptionIds'],
  accessories: ['accessoryIds'],
  accessoriesOther: ['accessoriesOther'],
  otherDescription: ['otherDescription'],
  repairCostLimit: ['repairCostLimit'],
  insuranceNumber: ['insuranceNumber'],
  pickupNote: ['pickupNote'],
}

/** Required: one of the fields is filled. Hidden: none may be, or a stranger could file what the service entry never asks. */
const askedFields: Rule = ({ serviceRequest }, { form }, refuse) => {
  for (const [asked, fields] of Object.entries(decidedFields) as [FormField, readonly (keyof PickupOrder['serviceRequest'])[]][]) {
    const presence = form.fields[asked]
    const filled = fields.filter((field) => !isEmpty(serviceRequest[field]))
    if (presence === 'required' && filled.length === 0) refuse(`serviceRequest.${fields[0]}`, 'REQUIRED')
    if (presence === 'hidden') for (const field of filled) refuse(`serviceRequest.${field}`, 'FIELD_NOT_ASKED')
  }
}

/** The number of a device that is claimed about stands in the earlier request; the server fills it in before it measures. */
const isKnownByClaim = ({ serviceRequest, identicalHash, prevCrmRequestId }: PickupOrder) =>
  serviceRequest.identifier === '' && identicalHash !== null && prevCrmRequestId !== null

const device: Rule = (order, { form, serial, today }, refuse) => {
  const { serviceRequest: device } = order
  const identifier = isKnownByClaim(order) ? null : refusalOfIdentifier(device.identifierKind, device.identifier, serial)
  if (identifier) refuse('serviceRequest.identifier', identifier.code, identifier.values)
  if (device.identifierGenerated) {
    if (!form.generateIdentifier) refuse('serviceRequest.identifierGenerated', 'FIELD_NOT_ASKED')
    else if (!identifier && (device.identifierKind !== 'imei' || !isTestImei(device.identifier))) refuse('serviceRequest.identifier', 'INVALID_INPUT')
  }
  const imei2 = device.imei2 === '' ? null : refusalOfSecondImei(device)
  if (imei2) refuse('serviceRequest.imei2', imei2.code, imei2.values)
  const bounds = purchaseBounds(form.purchaseMaxAgeYears, today)
  if (device.dateOfPurchase !== '' && !isPurchaseDate(device.dateOfPurchase, bounds)) refuse('serviceRequest.dateOfPurchase', 'INVALID_DATE', bounds)
}

const fault: Rule = ({ serviceRequest }, _, refuse) => {
  if (serviceRequest.insuranceNumber !== '' && !isClaimNumber(serviceRequest.insuranceNumber))
    refuse('serviceRequest.insuranceNumber', 'CLAIM_FORMAT')
}

/** The courier drives in Hungary only. Whether the day still has room, the server knows. */
const pickup: Rule = ({ serviceRequest, deliveryInAddress, deliveryOutAddress: out }, { form, today }, refuse) => {
  const { pickupDay } = serviceRequest
  if (pickupDay !== '' && (!isDay(pickupDay) || pickupDay <= today)) refuse('serviceRequest.pickupDay', 'PICKUP_DAY_CLOSED')
  if (deliveryInAddress.countryCode !== hungary) refuse('deliveryInAddress.countryCode', 'COUNTRY_NOT_SERVED')
  if (out.kind === 'address' && out.countryCode !== hungary) refuse('deliveryOutAddress.countryCode', 'COUNTRY_NOT_SERVED')
  if (out.kind === 'locker' && !form.parcelLocker) refuse('deliveryOutAddress.kind', 'FIELD_NOT_ASKED')
  // SPEC 5 asks this of one network; the other writes to any number (DOMAIN 11.11).
  if (out.kind === 'locker' && parcelNetworks[out.provider].wantsMobile && !isLockerPhone(out.contactPhone))
    refuse('deliveryOutAddress.contactPhone', 'LOCKER_PHONE')
}

const billing: Rule = ({ customer, billingAddress, accountRegistration }, { form }, refuse) => {
  if (form.company === 'person' && customer.isCompany) refuse('customer.isCompany', 'FIELD_NOT_ASKED')
  if (form.company === 'company' && !customer.isCompany) refuse('customer.isCompany', 'REQUIRED')
  if (customer.isCompany) {
    if (customer.companyName === '') refuse('customer.companyName', 'REQUIRED')
    if (customer.businessForm === null) refuse('customer.businessForm', 'REQUIRED')
    if (customer.taxNumber === '') refuse('customer.taxNumber', 'REQUIRED')
  } else for (const field of ['companyName', 'businessForm'] as const) if (!isEmpty(customer[field])) refuse(`customer.${field}`, 'FIELD_NOT_ASKED')
  if (customer.taxNumber !== '' && toTaxNumber(customer.taxNumber) === null) refuse('customer.taxNumber', 'TAX_NUMBER')
  if (billingAddress.kind === 'address') {
    const { taxNumber, countryCode, isCompany } = billingAddress
    if (isCompany && taxNumber === '') refuse('billingAddress.taxNumber', 'REQUIRED')
    if (taxNumber !== '' && countryCode === hungary && toTaxNumber(taxNumber) === null) refuse('billingAddress.taxNumber', 'TAX_NUMBER')
  }
  if (accountRegistration && !form.accountRegistration) refuse('accountRegistration', 'FIELD_NOT_ASKED')
}

const check: Rule = ({ prevCrmRequestId, prevGsmWorkSheetId, identicalHash }, { form }, refuse) => {
  if (form.previousRequest) return
  if (prevCrmRequestId !== null) refuse('prevCrmRequestId', 'FIELD_NOT_ASKED')
  if (prevGsmWorkSheetId !== null) refuse('prevGsmWorkSheetId', 'FIELD_NOT_ASKED')
  if (identicalHash !== null) refuse('identicalHash', 'FIELD_NOT_ASKED')
}

/** What the service entry, the brand and the day ask of an order, beyond its shape; runs as a zod check. */
export function obeyBookingRules(
  order: PickupOrder,
  rules: BookingRules,
  refused: { addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void },
) {
  const refuse: Refuse = (path, code, values) => refused.addIssue({ code: 'custom', path: path.split('.'), message: issueMessage(code, values) })
  for (const rule of [askedFields, device, fault, pickup, billing, check]) rule(order, rules, refuse)
}

/** The one schema of a booking, the same in browser and server, measured by the service entry, the brand and the day. */
export const pickupOrderSchema = (rules: BookingRules) => pickupOrderWire.superRefine((order, refused) => obeyBookingRules(order, rules, refused))

/** Everything that is wrong with an order, field by field; empty when it can be sent. */
export function refusalsOf(order: unknown, rules: BookingRules): FieldRefusal[] {
  const parsed = pickupOrderSchema(rules).safeParse(order)
  return parsed.success ? [] : refusalsOfIssues(parsed.error.issues)
}
