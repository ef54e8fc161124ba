import { type Address, noKind } from './address.ts'
import { hungary } from './hungary.ts'

type Written = Omit<Address, 'countryCode'> & { readonly countryCode?: string }

const withFullStop = (number: string) => (number === '' || number.endsWith('.') ? number : `${number}.`)

/** Name, kind and number of the public place and what follows it: `Váci út 43., II. em. 4.` */
export function formatStreet({ publicPlaceName, publicPlaceType, streetNumber, other }: Written): string {
  const kind = publicPlaceType === noKind ? '' : publicPlaceType
  const street = [publicPlaceName, kind, withFullStop(streetNumber)].filter(Boolean).join(' ')
  return [street, other].filter(Boolean).join(', ')
}

/** One line as Hungarians write it (DOMAIN 1.4): `1134 Budapest, Váci út 43., II. em. 4.` Abroad, the country code follows. */
export function formatAddress(address: Written): string {
  const abroad = address.countryCode && address.countryCode !== hungary ? address.countryCode : ''
  return [`${address.postalCode} ${address.city}`.trim(), formatStreet(address), abroad].filter(Boolean).join(', ')
}

type Point = { readonly name: string; readonly postalCode: string; readonly city: string; readonly street: string }

/** A parcel point in one line, its name first: it is what stands on it. */
export const formatPoint = ({ name, postalCode, city, street }: Point): string => `${name}, ${postalCode} ${city}, ${street}`

/** A parcel point as the address of a request keeps it: its name is what else the address says. */
export const formatLocker = ({ other, publicPlaceName, ...address }: Pick<Written, 'other' | 'postalCode' | 'city' | 'publicPlaceName'>): string =>
  formatPoint({ ...address, name: other, street: publicPlaceName })
