import { hungary } from '#addresses/hungary.ts'
import { company } from '#site/company.ts'
import type { Party } from './adapters/courier-adapter.ts'

/** `1117 Budapest, Minta utca 1., földszint` as couriers want it. @throws Error when the company's address is written in another way */
export function partsOfAddress(line: string): Pick<Party, 'postalCode' | 'city' | 'street' | 'streetNumber' | 'other'> {
  const [, postalCode, city, street, streetNumber, other = ''] = /^(\d{4}) ([^,]+), (.+?) (\d[^,]*?)\.?(?:, (.+))?$/.exec(line) ?? []
  if (!postalCode || !city || !street || !streetNumber) throw new Error(`No courier would find ${line}`)
  return { postalCode, city, street, streetNumber, other }
}

/** Where couriers bring the devices and fetch them. */
export const workshop: Party = {
  name: company.name,
  phone: company.phone.replaceAll(' ', ''),
  email: company.email,
  countryCode: hungary,
  ...partsOfAddress(company.workshop),
}
