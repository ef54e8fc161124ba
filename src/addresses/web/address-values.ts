import { formatPhone } from '#accounts/phone.ts'
import { type AddressTypeId, addressTypes } from '../address-type.ts'
import { hungary } from '../hungary.ts'
import type { SavedAddress } from '../saved-address.ts'

/** A saved address as the fields of its form hold it. */
export type AddressValues = {
  label: string
  isDefault: boolean
  countryCode: string
  postalCode: string
  city: string
  publicPlaceName: string
  publicPlaceType: string
  streetNumber: string
  other: string
  billingName: string
  isCompany: boolean
  taxNumber: string
  accountNumber: string
  contactName: string
  contactPhone: string
  courierNote: string
}

export const emptyValues = (billingName = ''): AddressValues => ({
  label: '',
  isDefault: false,
  countryCode: hungary,
  postalCode: '',
  city: '',
  publicPlaceName: '',
  publicPlaceType: '',
  streetNumber: '',
  other: '',
  billingName,
  isCompany: false,
  taxNumber: '',
  accountNumber: '',
  contactName: '',
  contactPhone: '',
  courierNote: '',
})

export const valuesOf = (saved: SavedAddress): AddressValues => {
  const { label, isDefault, countryCode, postalCode, city, publicPlaceName, publicPlaceType, streetNumber, other } = saved
  const { billingName, isCompany, taxNumber, accountNumber, contactName, courierNote } = saved
  const contactPhone = saved.contactPhone && formatPhone(saved.contactPhone)
  const place = { countryCode, postalCode, city, publicPlaceName, publicPlaceType, streetNumber, other }
  return { label, isDefault, ...place, billingName, isCompany: isCompany === 1, taxNumber, accountNumber, contactName, contactPhone, courierNote }
}

/** As its call takes it: what its kind does not ask for is left out. */
export function bodyOf(type: AddressTypeId, { billingName, isCompany, taxNumber, accountNumber, ...rest }: AddressValues) {
  const { contactName, contactPhone, courierNote, ...place } = rest
  const address = { ...place, addressType: { id: type } }
  return type === addressTypes.billing
    ? { ...address, billingName, isCompany, taxNumber: isCompany ? taxNumber : '', accountNumber }
    : { ...address, contactName, contactPhone, courierNote }
}
