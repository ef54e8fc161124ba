import type { Address } from '#addresses/address.ts'
import { hungary } from '#addresses/hungary.ts'
import type { ParcelProvider } from '#addresses/parcel-point.ts'
import { restoredValues } from '#base/web/forms/restored-values.ts'
import type { BookingSetup } from '../../booking-setup.ts'
import type { IdentifierKind } from '../../identifier.ts'
import type { PickupWindow } from '../../pickup-window.ts'

type Contact = { contactName: string; contactPhone: string }

/**
 * What the customer sees and types. Its paths are those of the payload, so a refusal finds its field, but nothing typed is dropped when
 * another choice hides it: `toOrder` takes what the choices ask for.
 */
export type BookingForm = {
  serviceRequest: {
    brandId: number | null
    productGroupId: number | null
    productTypeId: number | null
    /** What stands in the field: the name of the chosen type, or a type we do not list. */
    productTypeOther: string
    deviceColourId: number | null
    identifier: string
    identifierKind: IdentifierKind
    identifierGenerated: boolean
    imei2: string
    dateOfPurchase: string
    simLock: number | null
    /** Digits; the payload has a number. */
    purchasePrice: string
    troubleDescription: string
    otherDescription: string
    failureOptionIds: number[]
    accessoryIds: number[]
    accessoriesOther: string
    insuranceNumber: string
    repairCostLimit: string
    costCentreId: number | null
    pickupDay: string
    pickupWindow: PickupWindow | null
    pickupNote: string
  }
  customer: {
    lastName: string
    firstName: string
    middleName: string
    email: string
    phone: string
    isCompany: boolean
    companyName: string
    businessForm: number | null
    taxNumber: string
  }
  deliveryInAddress: Address & Contact & { sameContact: boolean }
  deliveryOutAddress: Address &
    Contact & {
      sameContact: boolean
      kind: 'same' | 'address' | 'locker'
      provider: ParcelProvider
      code: string
      /** The chosen point in words, for the answers. */
      pointName: string
    }
  billingAddress: Address & { kind: 'same' | 'address'; billingName: string }
  /** Where the price of a device that is sold goes to. */
  payoutAccount: string
  accountRegistration: boolean
  gdpr: boolean
  termsAndCond: boolean
}

export const emptyAddress = (): Address => ({
  countryCode: hungary,
  postalCode: '',
  city: '',
  publicPlaceName: '',
  publicPlaceType: '',
  streetNumber: '',
  other: '',
})

const emptyContact = () => ({ contactName: '', contactPhone: '', sameContact: true })

/** What has no SIM has no IMEI: laptops and vacuum cleaners are known by their serial numbers. */
export const usualKind = (groups: BookingSetup['productGroups'], groupId: number | null): IdentifierKind =>
  groups.find(({ id }) => id === groupId)?.hasSim === false ? 'serial' : 'imei'

type Known = Pick<BookingSetup, 'brand' | 'previous' | 'form' | 'productGroups' | 'costCentres'>

/** An untouched form. What the service entry or the earlier repair already says is filled in. */
export function emptyForm(setup: Known): BookingForm {
  const { brand, previous, productGroups } = setup
  const [only = null, ...others] = brand?.productGroupIds ?? []
  const productGroupId = previous?.productGroupId ?? (others.length === 0 ? only : null)
  return {
    serviceRequest: {
      brandId: previous?.brandId ?? brand?.id ?? null,
      productGroupId,
      productTypeId: previous?.productType?.id ?? null,
      productTypeOther: previous?.productType?.name ?? previous?.productTypeOther ?? '',
      deviceColourId: previous?.deviceColourId ?? null,
      identifier: '',
      identifierKind: previous?.identifierKind ?? usualKind(productGroups, productGroupId),
      identifierGenerated: false,
      imei2: '',
      dateOfPurchase: '',
      simLock: null,
      purchasePrice: '',
      troubleDescription: '',
      otherDescription: '',
      failureOptionIds: [],
      accessoryIds: [],
      accessoriesOther: '',
      insuranceNumber: '',
      repairCostLimit: '',
      costCentreId: setup.costCentres.length === 1 ? (setup.costCentres[0]?.id ?? null) : null,
      pickupDay: '',
      pickupWindow: null,
      pickupNote: '',
    },
    customer: {
      lastName: '',
      firstName: '',
      middleName: '',
      email: '',
      phone: '',
      isCompany: setup.form.definition.company === 'company',
      companyName: '',
      businessForm: null,
      taxNumber: '',
    },
    deliveryInAddress: { ...emptyAddress(), ...emptyContact() },
    deliveryOutAddress: { ...emptyAddress(), ...emptyContact(), kind: 'same', provider: 'foxpost', code: '', pointName: '' },
    billingAddress: { ...emptyAddress(), kind: 'same', billingName: '' },
    payoutAccount: '',
    accountRegistration: false,
    gdpr: false,
    termsAndCond: false,
  }
}

/** Consents are given to the text one has just read, so a draft does not bring them back. */
const neverStored = { gdpr: false, termsAndCond: false }

/** A kept draft over an untouched form: whatever an older portal wrote, the answer has the shape of today. */
export function restoreForm(empty: BookingForm, stored: unknown, { brands }: Pick<BookingSetup, 'brands'>): BookingForm {
  const form = { ...restoredValues(empty, stored), ...neverStored }
  const brand = brands.find(({ id }) => id === form.serviceRequest.brandId)
  if (!brand) form.serviceRequest.brandId = empty.serviceRequest.brandId
  else if (form.serviceRequest.productGroupId !== null && !brand.productGroupIds.includes(form.serviceRequest.productGroupId))
    form.serviceRequest.productGroupId = null
  return form
}
