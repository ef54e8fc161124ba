import { fullCompanyName } from '#accounts/greeting.ts'
import { nameInWords } from '#accounts/name-in-words.ts'
import { addressTypes } from '#addresses/address-type.ts'
import { parcelProviders } from '#addresses/parcel-point.ts'
import { samePlace } from '#addresses/same-place.ts'
import type { PickupOrder } from '../../pickup-order.ts'
import type { StoredAddress, StoredRequest } from '../stored-request-store.ts'
import { whereOf } from './order-rows.ts'

const contactOf = ({ contactName, contactPhone }: StoredAddress) => ({ contactName, contactPhone })

function wayBackOf(out: StoredAddress, into: StoredAddress): PickupOrder['deliveryOutAddress'] {
  const provider = parcelProviders.find((known) => known === out.lockerProvider)
  if (provider && out.lockerCode !== null) return { kind: 'locker', provider, code: out.lockerCode, ...contactOf(out) }
  const isSame = samePlace(out, into) && out.contactName === into.contactName && out.contactPhone === into.contactPhone
  return isSame ? { kind: 'same' } : { kind: 'address', ...whereOf(out), ...contactOf(out) }
}

function billingOf(
  billing: StoredAddress,
  into: StoredAddress,
  { companyName, taxNumber, ...person }: StoredRequest,
  businessForm: string | null,
): PickupOrder['billingAddress'] {
  const billingName = billing.billingName ?? billing.contactName
  // Rows of earlier bookings name a company without its form, and a person in Hungarian order in every language.
  const own =
    companyName === null
      ? [nameInWords(person.language, person), nameInWords('hu', person)]
      : [companyName, fullCompanyName(companyName, businessForm)]
  const isSame = samePlace(billing, into) && own.includes(billingName) && (billing.taxNumber ?? '') === (taxNumber ?? '')
  if (isSame) return { kind: 'same' }
  return { kind: 'address', ...whereOf(billing), billingName, taxNumber: billing.taxNumber ?? '', isCompany: billing.isCompany }
}

/**
 * A request as it would be booked today: what is corrected, or claimed again, is checked and written as a booking is.
 * @param businessForm the short one of its company, null: it has none
 */
export function orderOfRequest(request: StoredRequest, addresses: readonly StoredAddress[], businessForm: string | null): PickupOrder {
  const of = (type: number) => {
    const address = addresses.find(({ addressTypeId }) => addressTypeId === type)
    if (!address) throw new Error(`Request ${request.id} has no address of type ${type}`)
    return address
  }
  const into = of(addressTypes.in)
  const { firstName, middleName, lastName, email, phone, businessFormId } = request
  return {
    serviceRequest: {
      availableServiceId: request.availableServiceId,
      brandId: request.brandId,
      productGroupId: request.productGroupId,
      productTypeId: request.productTypeId,
      productTypeOther: request.productTypeOther ?? '',
      deviceColourId: request.colourId,
      identifier: request.identifierTyped,
      identifierKind: request.identifierKind,
      identifierGenerated: request.identifierGenerated,
      imei2: request.imei2 ?? '',
      dateOfPurchase: request.dateOfPurchase ?? '',
      simLock: request.simLockId,
      purchasePrice: request.purchasePrice,
      troubleDescription: request.troubleDescription,
      otherDescription: request.otherDescription ?? '',
      failureOptionIds: request.failureOptionIds,
      accessoryIds: request.accessoryIds,
      accessoriesOther: request.accessoriesOther ?? '',
      insuranceNumber: request.insuranceNumber ?? '',
      repairCostLimit: request.repairCostLimit,
      calculatedPrice: null,
      pickupDay: request.pickupDay ?? '',
      pickupWindow: request.pickupWindow ?? '08-17',
      pickupNote: request.pickupNote ?? '',
    },
    customer: {
      lastName,
      firstName,
      middleName,
      email,
      phone,
      isCompany: request.companyName !== null,
      companyName: request.companyName ?? '',
      businessForm: businessFormId,
      taxNumber: request.taxNumber ?? '',
    },
    deliveryInAddress: { ...whereOf(into), ...contactOf(into) },
    deliveryOutAddress: wayBackOf(of(addressTypes.out), into),
    billingAddress: billingOf(of(addressTypes.billing), into, request, businessForm),
    gdpr: true,
    termsAndCond: true,
    generalInfos: true,
    textVersions: { privacy: 0, terms: 0, generalInfo: null, serviceTerms: null },
    accountRegistration: request.accountRegistration,
    processType: 'correction',
    prevCrmRequestId: request.prevCrmRequestId,
    prevGsmWorkSheetId: request.prevGsmWorksheetId,
    identicalHash: null,
  }
}
