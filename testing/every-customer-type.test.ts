import { describe, expect, test } from 'vitest'
import { isPrivate } from '#accounts/customer-type.ts'
import { hasFeature } from '#accounts/features.ts'
import { greetingName } from '#accounts/greeting.ts'
import { mayOrder } from '#accounts/may-order.ts'
import { type CompanyRole, type CustomerType, companyRoles, customerTypes, type PermissionKey, permissionKeys } from '#accounts/who.ts'
import { cardsFor } from '#catalogue/service-cards.ts'
import { internalMenuFor, newOrderTarget } from '#shell/internal-menu.ts'
import { type MenuEntry, menuFor } from '#shell/menu.ts'

// SPEC 1, 2 and 6 for all eleven customer types at once: accent, greeting, new-order button, flags, the cards of the start page and both menus.

const person = { customerId: 1, firstName: 'Anna', lastName: 'Kovács', companyName: 'Minta Flotta', businessForm: 'Kft.', company: null }
const [own, company] = ['Kovács Anna', 'Minta Flotta Kft.']
const [start, fleet, staff] = ['/igenyles', '/iranyitopult/uj-megrendeles', '/igenyles/dolgozoknak']

/** SPEC 2, side menu: the entries it names, as they stand for every customer; what is beside them is ours. */
const named = ['home', 'userInformation', 'orders', 'massUpload', 'allClaims', 'billingInformation', 'shippingInformation', 'addressInformation']
const ofSpec: readonly string[] = [...named, 'preAlerts', 'counter', 'messages', 'manual', 'logOut']
const without = (...left: string[]) => ofSpec.filter((label) => !left.includes(label)).join(' ')
const customer = without('massUpload', 'manual', 'preAlerts', 'counter')
const uploader = without('manual', 'preAlerts', 'counter')
const shop = without('manual', 'preAlerts')
/** SPEC 1: pre-alerts in the place of requests. */
const announcer = without('massUpload', 'manual', 'allClaims', 'counter')
/** Without keys: the manual and the desk need some. */
const employee = 'userInformation allClaims logOut'

type Row = readonly [
  accent: 'green' | 'orange',
  greeting: string,
  newOrder: string | null,
  flags: string,
  menu: string,
  partners: boolean,
  cards: number,
]
const rows: Readonly<Record<CustomerType, Row>> = {
  B2C: ['green', own, start, 'registration', customer, false, 4],
  B2B: ['orange', company, fleet, '', customer, true, 4],
  FLOTTA: ['orange', company, fleet, 'bulkUpload', uploader, true, 4],
  PREALERT: ['orange', company, null, 'preAlert', announcer, false, 4],
  EMPLOYEE: ['green', own, staff, '', employee, false, 5],
  DISTRIBUTOR: ['orange', company, fleet, 'bulkUpload', shop, false, 4],
  STORE_01: ['orange', company, fleet, 'bulkUpload', shop, false, 4],
  RETAILER: ['orange', company, fleet, 'bulkUpload', shop, false, 4],
  OTHER_01: ['orange', company, fleet, 'bulkUpload', uploader, false, 4],
  'MOST-B2C': ['green', own, start, '', customer, false, 4],
  'MOST-B2B': ['orange', company, fleet, 'registration', customer, false, 4],
}

const labelsOf = (customerType: CustomerType, keys: readonly PermissionKey[] = [], companyRole: CompanyRole | null = null): string[] =>
  internalMenuFor({ customerType, permissionKeys: keys, companyRole }).map(({ label }) => label)
const publicLabels = (entries: readonly MenuEntry[]): string[] => entries.flatMap(({ label, items }) => [label, ...publicLabels(items ?? [])])

test.each(customerTypes)('%s', (customerType) => {
  const flags = (['registration', 'bulkUpload', 'preAlert'] as const).filter((feature) => hasFeature(customerType, feature)).join()
  const inMenu = labelsOf(customerType)
  const shown = publicLabels(menuFor({ language: 'hu', customerType }))
  const newOrder = mayOrder({ ...person, customerType }) ? newOrderTarget(customerType) : null
  expect([
    isPrivate(customerType) ? 'green' : 'orange',
    greetingName({ ...person, customerType }),
    newOrder,
    flags,
    ofSpec.filter((label) => inMenu.includes(label)).join(' '),
    shown.includes('partners'),
    cardsFor(customerType).length,
  ]).toEqual(rows[customerType])
  // SPEC 2, public top bar: whoever logged in finds the personal site and the way out, and no login.
  expect(shown).toEqual(expect.arrayContaining(['request', 'tracking', 'company', 'dashboard', 'logOut']))
  expect(shown).not.toContain('login')
  // What the desk has is no customer's.
  expect(inMenu).not.toContain('queue')
})

describe('beside the type it is said', () => {
  test('by their keys what employees see more, and no key shows a customer anything', () => {
    const alone = labelsOf('EMPLOYEE')
    for (const key of permissionKeys) {
      expect(labelsOf('EMPLOYEE', [key]), key).toEqual(expect.arrayContaining(alone))
      for (const type of customerTypes) if (type !== 'EMPLOYEE') expect(labelsOf(type, [key]), `${type} ${key}`).toEqual(labelsOf(type))
    }
    expect(labelsOf('EMPLOYEE', ['manual.view'])).toContain('manual')
    expect(alone).not.toContain('manual')
  })

  test('by the role in the company who keeps its people, and who orders', () => {
    for (const type of customerTypes) {
      for (const role of companyRoles) {
        const keeps = role === 'administrator' && !isPrivate(type)
        expect(labelsOf(type, [], role).includes('staff'), `${type} ${role}`).toBe(keeps)
        const acts = { id: 1, role, costCentres: 'every' } as const
        expect(mayOrder({ customerType: type, company: acts }), `${type} ${role}`).toBe(role !== 'viewer' && type !== 'PREALERT')
      }
    }
  })
})
