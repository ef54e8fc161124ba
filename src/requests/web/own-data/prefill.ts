import { isPrivate } from '#accounts/customer-type.ts'
import { nameInWords } from '#accounts/name-in-words.ts'
import { formatPhone } from '#accounts/phone.ts'
import type { Address } from '#addresses/address.ts'
import { type AddressTypeId, addressTypes } from '#addresses/address-type.ts'
import { samePlace } from '#addresses/same-place.ts'
import type { BookingSetup } from '../../booking-setup.ts'
import type { BookingForm } from '../booking/booking-form.ts'
import type { KnownAddress, KnownPerson, Meeting } from './own-data.ts'

export const placeOf = ({ countryCode, postalCode, city, publicPlaceName, publicPlaceType, streetNumber, other }: Address): Address => ({
  ...{ countryCode, postalCode, city },
  ...{ publicPlaceName, publicPlaceType, streetNumber, other },
})

type Contact = { readonly contactName: string; readonly contactPhone: string; readonly sameContact: boolean }

/** Whom the courier meets at the chosen place: the contact of a pickup point, else whoever orders, unless somebody was typed by hand. */
export function meetingAt(chosen: Partial<Meeting> | null, before: Contact, offered: readonly Partial<Meeting>[]): Contact {
  const { contactName, contactPhone, sameContact } = before
  if (chosen?.contactName) return { contactName: chosen.contactName, contactPhone: formatPhone(chosen.contactPhone ?? ''), sameContact: false }
  const isOfPoint = contactName !== '' && offered.some((one) => one.contactName === contactName)
  return isOfPoint ? { contactName: '', contactPhone: '', sameContact: true } : { contactName, contactPhone, sameContact }
}

/** The note to the courier: that of the chosen pickup point, unless something was typed by hand. */
export const noteAt = (chosen: Partial<Meeting> | null, before: string, offered: readonly Partial<Meeting>[]): string =>
  before === '' || offered.some(({ courierNote }) => courierNote === before) ? (chosen?.courierNote ?? '') : before

const defaultOf = (addresses: readonly KnownAddress[], type: AddressTypeId) =>
  addresses.find(({ addressType, isDefault }) => addressType.id === type && isDefault)

/** An untouched form with the profile and the default addresses filled in. */
export function prefilled(form: BookingForm, { profile, addresses }: KnownPerson, setup: Pick<BookingSetup, 'form'>): BookingForm {
  const { lastName, firstName, middleName, email, phone, companyName, businessForm, taxNumber } = profile
  const isCompany = setup.form.definition.company !== 'person' && !isPrivate(profile.customerType)
  const company = { isCompany, companyName: companyName ?? '', businessForm: businessForm?.id ?? null, taxNumber: taxNumber ?? '' }
  const person = { lastName, firstName, middleName, email, phone: phone === null ? '' : formatPhone(phone) }
  const customer = { ...form.customer, ...person, ...(isCompany ? company : {}) }
  const pickup = defaultOf(addresses, addressTypes.in)
  return {
    ...form,
    customer,
    serviceRequest: { ...form.serviceRequest, pickupNote: noteAt(pickup ?? null, form.serviceRequest.pickupNote, []) },
    deliveryInAddress: { ...form.deliveryInAddress, ...(pickup ? { ...placeOf(pickup), ...meetingAt(pickup, form.deliveryInAddress, []) } : {}) },
    deliveryOutAddress: returnOf(form, pickup, defaultOf(addresses, addressTypes.out)),
    billingAddress: billingOf(form, {
      pickup,
      billing: defaultOf(addresses, addressTypes.billing),
      names: isCompany ? [company.companyName] : [nameInWords('hu', customer), nameInWords('en', customer)],
    }),
  }
}

/** Back to where it was picked up, unless another place is saved. */
function returnOf({ deliveryOutAddress }: BookingForm, pickup: KnownAddress | undefined, out: KnownAddress | undefined) {
  if (!out || (pickup && samePlace(pickup, out))) return deliveryOutAddress
  return { ...deliveryOutAddress, ...placeOf(out), ...meetingAt(out, deliveryOutAddress, []), kind: 'address' as const }
}

type Billing = { readonly pickup: KnownAddress | undefined; readonly billing: KnownAddress | undefined; readonly names: readonly string[] }

/** The invoice goes to the pickup address, unless another place or another name is saved; a person's is the same with the family name last. */
function billingOf({ billingAddress }: BookingForm, { pickup, billing, names }: Billing) {
  if (!billing || (pickup && samePlace(pickup, billing) && names.some((name) => billing.billingName.startsWith(name)))) return billingAddress
  return { ...billingAddress, ...placeOf(billing), kind: 'address' as const, billingName: billing.billingName }
}
