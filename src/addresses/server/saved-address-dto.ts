import { intlLocales, type Language } from '#base/languages.ts'
import { countryName } from '../countries.ts'
import type { SavedAddress } from '../saved-address.ts'
import type { OfferedAddress } from './own-saved-addresses.ts'

/** SPEC 3, Address: its own names and the server's. */
export function savedAddressDto(language: Language, { addressTypeId, isCompany, ...row }: OfferedAddress): SavedAddress {
  const label = countryName(row.countryCode, intlLocales[language])
  return {
    ...row,
    addressType: { id: addressTypeId },
    isCompany: isCompany ? 1 : 0,
    country: { countryCode: row.countryCode, label },
    countryLabel: label,
    zipCode: row.postalCode,
    houseNumber: row.streetNumber,
    otherAddressInfo: row.other,
  }
}
