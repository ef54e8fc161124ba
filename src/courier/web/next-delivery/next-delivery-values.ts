import type { AddressValues } from '#addresses/web/address-values.ts'

/** The form; `kind` '': nothing chosen yet. */
export type NextDeliveryValues = AddressValues & {
  kind: string
  day: string
  provider: string
  code: string
  contactName: string
  contactPhone: string
}

/** As the call says it; what is missing its schema refuses. */
export function sentChoice(values: NextDeliveryValues): unknown {
  const { kind, day, provider, code, contactName, contactPhone } = values
  if (kind === '') return {}
  if (kind === 'counter') return { way: 'counter' }
  const { countryCode, postalCode, city, publicPlaceName, publicPlaceType, streetNumber, other } = values
  const contact = { contactName, contactPhone }
  const place = { countryCode, postalCode, city, publicPlaceName, publicPlaceType, streetNumber, other }
  const to = kind === 'address' ? { kind, ...place, ...contact } : kind === 'locker' ? { kind, provider, code, ...contact } : null
  return { way: 'delivery', day, to }
}
