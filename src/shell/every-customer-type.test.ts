import { expect, test } from 'vitest'
import { isPrivate } from '#accounts/customer-type.ts'
import { hasFeature } from '#accounts/features.ts'
import { greetingName } from '#accounts/greeting.ts'
import { type CustomerType, customerTypes } from '#accounts/who.ts'
import { internalMenuFor, newOrderTarget } from './internal-menu.ts'

// SPEC 1, 2 and 6 for all eleven customer types at once: accent, greeting, new-order button, flags.

const person = { customerId: 1, firstName: 'Anna', lastName: 'Kovács', companyName: 'Minta Flotta', businessForm: 'Kft.', company: null }
const [own, company] = ['Kovács Anna', 'Minta Flotta Kft.']
const [start, fleet, staff] = ['/igenyles', '/iranyitopult/uj-megrendeles', '/igenyles/dolgozoknak']

type Row = readonly [accent: 'green' | 'orange', greeting: string, newOrder: string | null, flags: string]
const rows: Readonly<Record<CustomerType, Row>> = {
  B2C: ['green', own, start, 'registration'],
  B2B: ['orange', company, fleet, ''],
  FLOTTA: ['orange', company, fleet, 'bulkUpload'],
  PREALERT: ['orange', company, null, 'preAlert'],
  EMPLOYEE: ['green', own, staff, ''],
  DISTRIBUTOR: ['orange', company, fleet, 'bulkUpload'],
  STORE_01: ['orange', company, fleet, 'bulkUpload'],
  RETAILER: ['orange', company, fleet, 'bulkUpload'],
  OTHER_01: ['orange', company, fleet, 'bulkUpload'],
  'MOST-B2C': ['green', own, start, ''],
  'MOST-B2B': ['orange', company, fleet, 'registration'],
}

test.each(customerTypes)('%s', (customerType) => {
  const flags = (['registration', 'bulkUpload', 'preAlert'] as const).filter((feature) => hasFeature(customerType, feature)).join()
  const shown = [isPrivate(customerType) ? 'green' : 'orange', greetingName({ ...person, customerType }), newOrderTarget(customerType), flags]
  expect(shown).toEqual(rows[customerType])
  const labels = internalMenuFor({ customerType, permissionKeys: [], companyRole: null }).map(({ label }) => label)
  expect(labels).toEqual(expect.arrayContaining(['userInformation', 'logOut']))
  expect(labels.includes('orders')).toBe(customerType !== 'EMPLOYEE')
  expect(labels).not.toContain('queue')
})
