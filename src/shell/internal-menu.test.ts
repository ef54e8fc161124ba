import { describe, expect, it } from 'vitest'
import { customerTypes, permissionKeys } from '#accounts/who.ts'
import { patternOfAddress } from '../known-path.ts'
import { paths } from '../paths.ts'
import { type InternalEntry, internalMenuFor, mayOpenScreen, newOrderTarget } from './internal-menu.ts'

const labels = (...viewer: Parameters<typeof internalMenuFor>) => internalMenuFor(...viewer).map(({ label }) => label)

describe('the side menu', () => {
  it('shows customers their own entries and none of the service desk', () =>
    expect(labels({ customerType: 'FLOTTA', permissionKeys: [], companyRole: null })).toEqual([
      'home',
      'userInformation',
      'orders',
      'massUpload',
      'calculator',
      'buyback',
      'allClaims',
      'devices',
      'reports',
      'billingInformation',
      'shippingInformation',
      'addressInformation',
      'messages',
      'tracking',
      'myData',
      'security',
      'logOut',
    ]))
  it('shows the counter to stores, and to no other customer', () =>
    expect(customerTypes.filter((customerType) => labels({ customerType, permissionKeys: [], companyRole: null }).includes('counter'))).toEqual([
      'DISTRIBUTOR',
      'STORE_01',
      'RETAILER',
    ]))
  it('offers nobody who only looks in their company to send devices in', () => {
    const seenAs = (companyRole: 'member' | 'viewer') => labels({ customerType: 'FLOTTA', permissionKeys: [], companyRole })
    expect([seenAs('member').includes('massUpload'), seenAs('viewer').includes('massUpload')]).toEqual([true, false])
  })
  it('shows employees what their keys open', () => {
    const own = ['userInformation', 'allClaims', 'staffGuide', 'myData', 'security', 'logOut']
    expect(labels({ customerType: 'EMPLOYEE', permissionKeys: ['request.queue'], companyRole: null })).toEqual([
      'queue',
      'search',
      'statements',
      'messages',
      ...own,
    ])
    expect(labels({ customerType: 'EMPLOYEE', permissionKeys: ['note.internal'], companyRole: null })).toEqual(own)
  })
  it('opens what it leads to, with what is below it, and nothing else', () => {
    const [booker, finance, queue] = (['request.book', 'invoice.markPaid', 'request.queue'] as const).map((key) => ({
      customerType: 'EMPLOYEE' as const,
      permissionKeys: [key],
      companyRole: null,
    }))
    if (!booker || !finance || !queue) throw new Error('Three employees')
    const open = [paths.deskQueue(), paths.deskCaller(), paths.finance(), paths.financeClosing(), paths.deskRequest(7), paths.deskPreAlert(7)]
    expect([booker, finance, queue].map((viewer) => open.filter((address) => mayOpenScreen(address, viewer)))).toEqual([
      [paths.deskCaller()],
      [paths.finance(), paths.financeClosing()],
      [paths.deskQueue(), paths.deskRequest(7)],
    ])
  })
  it('leads whoever grants permissions to the staff', () =>
    expect(labels({ customerType: 'EMPLOYEE', permissionKeys: ['permission.grant'], companyRole: null })).toContain('staff'))
  it('leads administrators of a company to its people, and nobody else of it', () => {
    expect(labels({ customerType: 'FLOTTA', permissionKeys: [], companyRole: 'administrator' })).toEqual(
      expect.arrayContaining(['staff', 'partnerAccess']),
    )
    expect(labels({ customerType: 'FLOTTA', permissionKeys: [], companyRole: 'approver' })).not.toContain('staff')
    expect(labels({ customerType: 'B2C', permissionKeys: [], companyRole: 'administrator' })).not.toContain('staff')
  })
  it('does not believe a customer who brings keys', () =>
    expect(labels({ customerType: 'B2C', permissionKeys: ['request.queue'], companyRole: null })).not.toContain('queue'))
  it('lets everybody log out', () => {
    for (const customerType of customerTypes) expect(labels({ customerType, permissionKeys: [], companyRole: null })).toContain('logOut')
  })
  it('asks the key of employees only, where an entry is for others too', () => {
    const entry: InternalEntry = { label: 'home', icon: 'home', to: '/x', roles: ['B2C', 'EMPLOYEE'], key: 'note.internal' }
    expect(labels({ customerType: 'B2C', permissionKeys: [], companyRole: null }, [entry])).toEqual(['home'])
    expect(labels({ customerType: 'EMPLOYEE', permissionKeys: [], companyRole: null }, [entry])).toEqual([])
  })
  it('leads to screens that exist', () => {
    const viewers = customerTypes.map((customerType) => ({ customerType, permissionKeys, companyRole: 'administrator' as const }))
    for (const { to } of viewers.flatMap((viewer) => internalMenuFor(viewer))) if (to) expect(patternOfAddress(to), to).not.toBeNull()
  })
})

describe('a new order', () => {
  it.each([
    ['B2C', '/igenyles'],
    ['MOST-B2C', '/igenyles'],
    ['FLOTTA', '/iranyitopult/uj-megrendeles'],
    ['B2B', '/iranyitopult/uj-megrendeles'],
    ['EMPLOYEE', '/igenyles/dolgozoknak'],
    ['PREALERT', null],
  ] as const)('of %s begins at %s', (type, target) => expect(newOrderTarget(type)).toBe(target))
})
