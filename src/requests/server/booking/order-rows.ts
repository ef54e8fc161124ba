import { fullCompanyName } from '#accounts/greeting.ts'
import { nameInWords } from '#accounts/name-in-words.ts'
import type { NewRegistration } from '#accounts/server/registration-store.ts'
import { addressTypes } from '#addresses/address-type.ts'
import { samePlace } from '#addresses/same-place.ts'
import { orNull } from '#base/plain-text.ts'
import type { Call, ReadContext } from '#context.ts'
import { calculatedPriceOf } from '#prices/estimate.ts'
import { normaliseClaimNumber } from '../../claim-number.ts'
import { normaliseIdentifier } from '../../identifier.ts'
import type { PickupOrder } from '../../pickup-order.ts'
import type { NewAddress, NewRequest } from '../request-store.ts'
import type { Booker } from './booker.ts'
import type { ValidatedOrder } from './validate-order.ts'

const jsonOrNull = (value: object | null) => value && JSON.stringify(value)

/** What a row says of the device. A correction writes the same columns, as those of the fault and of the customer (src/corrections). */
export const deviceColumns = (device: PickupOrder['serviceRequest']) => ({
  brandId: device.brandId,
  productGroupId: device.productGroupId,
  productTypeId: device.productTypeId,
  productTypeOther: device.productTypeId === null ? orNull(device.productTypeOther) : null,
  colourId: device.deviceColourId,
  identifier: normaliseIdentifier(device.identifierKind, device.identifier),
  identifierTyped: device.identifier,
  identifierKind: device.identifierKind,
  identifierGenerated: device.identifierGenerated,
  imei2: orNull(device.imei2),
  dateOfPurchase: orNull(device.dateOfPurchase),
})

export const faultColumns = (device: PickupOrder['serviceRequest']) => ({
  troubleDescription: device.troubleDescription,
  otherDescription: orNull(device.otherDescription),
  failureOptionIds: device.failureOptionIds,
  accessoryIds: device.accessoryIds,
  accessoriesOther: orNull(device.accessoriesOther),
})

export const customerColumns = (customer: PickupOrder['customer']) => ({
  firstName: customer.firstName,
  middleName: customer.middleName,
  lastName: customer.lastName,
  email: customer.email,
  phone: customer.phone,
  companyName: orNull(customer.companyName),
  taxNumber: orNull(customer.taxNumber),
})

/** The row of a measured order. The booking belongs to the account of whoever books, never to one found by e-mail address alone. */
export function requestOf(
  { now, language }: ReadContext & Call,
  order: PickupOrder,
  { serviceEntry, zone, previous, estimate }: ValidatedOrder,
  { accountId, customerType, counterBy }: Booker,
): Omit<NewRequest, 'requestSourceId'> {
  const { serviceRequest: device, customer } = order
  return {
    status: 'RECEIVED',
    language,
    receivedAt: now,
    accountId,
    customerType: customerType ?? (customer.isCompany ? 'B2B' : 'B2C'),
    formId: serviceEntry.form.id,
    availableServiceId: serviceEntry.service.id,
    serviceId: serviceEntry.service.serviceId,
    warrantyTypeId: serviceEntry.service.warrantyTypeId,
    providerId: serviceEntry.provider?.id ?? null,
    ...deviceColumns(device),
    simLockId: device.simLock,
    purchasePrice: device.purchasePrice,
    ...faultColumns(device),
    insuranceNumber: device.insuranceNumber === '' ? null : normaliseClaimNumber(device.insuranceNumber),
    repairCostLimit: device.repairCostLimit,
    costCentreId: device.costCentreId ?? null,
    calculatedPrice: estimate && jsonOrNull(calculatedPriceOf(estimate)),
    estimate: jsonOrNull(estimate),
    ...customerColumns(customer),
    businessFormId: customer.businessForm,
    accountRegistration: order.accountRegistration,
    ...(counterBy === undefined
      ? { pickupDay: device.pickupDay, pickupWindow: device.pickupWindow, pickupZone: zone }
      : { pickupDay: null, pickupWindow: null, pickupZone: null, returnsToCounter: order.deliveryOutAddress.kind === 'same' }),
    pickupNote: orNull(device.pickupNote),
    prevCrmRequestId: previous?.id ?? null,
    prevGsmWorksheetId: previous?.gsmWorksheetId ?? null,
  }
}

/** What the tick for an account registers: the person of the booking, with the texts accepted there. */
export function registrationOf({ language, ip }: Call, { customer, textVersions }: PickupOrder, requestId: number): NewRegistration {
  const { lastName, firstName, middleName, email, phone, isCompany, companyName, businessForm, taxNumber } = customer
  return {
    email,
    // The two customer types registration is open to (SPEC 1).
    customerType: isCompany ? 'MOST-B2B' : 'B2C',
    lastName,
    firstName,
    middleName,
    phone,
    companyName: orNull(companyName),
    businessFormId: businessForm,
    taxNumber: orNull(taxNumber),
    language,
    textVersionIds: [textVersions.privacy, textVersions.terms],
    ip,
    requestId,
  }
}

type Where = Pick<
  PickupOrder['deliveryInAddress'],
  'countryCode' | 'postalCode' | 'city' | 'publicPlaceName' | 'publicPlaceType' | 'streetNumber' | 'other'
>

/** Of an address the place alone. */
export const whereOf = ({ countryCode, postalCode, city, publicPlaceName, publicPlaceType, streetNumber, other }: Where): Where => ({
  countryCode,
  postalCode,
  city,
  publicPlaceName,
  publicPlaceType,
  streetNumber,
  other,
})

/** SPEC 5: an address typed anew that is the pickup's in another spelling is kept as the pickup's. */
const asPickup = (typed: Where, { deliveryInAddress: pickup }: PickupOrder): Where => whereOf(samePlace(typed, pickup) ? pickup : typed)

type Measured = Pick<ValidatedOrder, 'point' | 'businessForm'> & Pick<Call, 'language'>

/**
 * Where the device is collected, where it goes back and where the invoice goes; `same` means as the pickup.
 * @param language the request's: its quote and its invoice name the customer as that language writes names
 */
export function addressesOf(requestId: number, order: PickupOrder, { point, businessForm, language }: Measured): NewAddress[] {
  const { deliveryInAddress } = order
  const { contactName, contactPhone } = deliveryInAddress
  const collected = { requestId, addressTypeId: addressTypes.in, ...whereOf(deliveryInAddress), contactName, contactPhone }
  return [
    collected,
    { ...collected, ...wayBackOf(order, point), addressTypeId: addressTypes.out },
    { ...collected, ...billingOf(order, { businessForm, language }), addressTypeId: addressTypes.billing },
  ]
}

function wayBackOf(order: PickupOrder, point: ValidatedOrder['point']) {
  const { deliveryOutAddress: out } = order
  if (out.kind === 'same') return {}
  const { contactName, contactPhone } = out
  if (out.kind === 'address') return { ...asPickup(out, order), contactName, contactPhone }
  if (!point) throw new Error('An order with a locker was measured without it')
  const { postalCode, city, street, name } = point
  // A point's street is one line with its number.
  const where = { countryCode: 'HUN', postalCode, city, publicPlaceName: street, publicPlaceType: '', streetNumber: '', other: name }
  return { ...where, contactName, contactPhone, lockerProvider: out.provider, lockerCode: out.code }
}

function billingOf(order: PickupOrder, { businessForm, language }: Omit<Measured, 'point'>) {
  const { billingAddress, customer } = order
  if (billingAddress.kind === 'same') {
    const { isCompany, companyName, taxNumber } = customer
    const billingName = isCompany ? fullCompanyName(companyName, businessForm) : nameInWords(language, customer)
    return { billingName, taxNumber: orNull(taxNumber), isCompany }
  }
  const { billingName, taxNumber, isCompany } = billingAddress
  return { ...asPickup(billingAddress, order), contactName: billingName, contactPhone: '', billingName, taxNumber: orNull(taxNumber), isCompany }
}
