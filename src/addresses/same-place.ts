import { normalised } from '#base/normalised.ts'
import type { Address } from './address.ts'

const lettersAndDigits = (text: string) =>
  normalised(text, 'NFC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLocaleLowerCase('hu')

/** The same for every spelling of one address (SPEC 5): code, town, name, kind and number without punctuation and blanks. */
export const addressKey = (address: Pick<Address, 'postalCode' | 'city' | 'publicPlaceName' | 'publicPlaceType' | 'streetNumber'>) =>
  (['postalCode', 'city', 'publicPlaceName', 'publicPlaceType', 'streetNumber'] as const).map((field) => lettersAndDigits(address[field])).join('|')

/** SPEC 5: two spellings of one address match. */
export const sameAddress = (one: Address, other: Address) => addressKey(one) === addressKey(other)

/** The same address down to floor and door: what was typed anew for the way back or the invoice is the pickup's once more. */
export const samePlace = (one: Address, other: Address) =>
  one.countryCode === other.countryCode && lettersAndDigits(one.other) === lettersAndDigits(other.other) && sameAddress(one, other)
