import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { permissionPresets } from '../permission-presets.ts'
import { customerTypes } from '../who.ts'
import { demoLogins, refuseDemoAccounts, seedDemoCast } from './demo-cast.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

/** As the start of the portal does: in a transaction of its own. */
const seed = () => portal.db.transaction().execute((tx) => seedDemoCast({ tx }))

test('one of every kind, one at every post; two starts at once make them once', async () => {
  await portal.db.deleteFrom('preAlerts').execute()
  await portal.db.deleteFrom('accountAddresses').execute()
  await portal.db.deleteFrom('accounts').where('demo', '=', true).execute()
  await Promise.all([seed(), seed()])
  await seed()
  const accounts = await portal.db.selectFrom('accounts').selectAll().where('demo', '=', true).execute()
  expect(accounts).toHaveLength(demoLogins().length)
  expect(new Set(accounts.map(({ customerType }) => customerType))).toEqual(new Set(customerTypes))
  const keys = accounts.filter(({ customerType }) => customerType === 'EMPLOYEE').map(({ permissionKeys }) => permissionKeys.length)
  expect(keys.toSorted()).toEqual(
    Object.values(permissionPresets)
      .map((preset) => preset.length)
      .toSorted(),
  )
  const addresses = await portal.db.selectFrom('accountAddresses').select(['accountId', 'addressTypeId', 'label', 'billingName']).execute()
  expect(addresses).toHaveLength(10)
  expect(new Set(addresses.map((address) => JSON.stringify(address))).size).toBe(10)
})

test('the printed logins are right', async () => {
  await seed()
  for (const line of demoLogins().filter((text) => !text.includes('EMPLOYEE'))) {
    const [email, password, type] = line.split(/\s+/)
    const { body } = await portal.call('POST', '/api/login', { csrf: true, body: { email, password } })
    expect(body).toMatchObject({ status: 200, type })
  }
})

test('production does not open while they are there, unless it is told', async () => {
  await seed()
  const production = { NODE_ENV: 'production', ALLOW_DEMO_ACCOUNTS: false } as const
  await expect(refuseDemoAccounts(portal.db, production)).rejects.toThrow(/16 demo accounts.*ALLOW_DEMO_ACCOUNTS/)
  await refuseDemoAccounts(portal.db, { ...production, ALLOW_DEMO_ACCOUNTS: true })
  await refuseDemoAccounts(portal.db, { ...production, NODE_ENV: 'development' })
  await portal.db.updateTable('accounts').set({ enabled: false }).execute()
  await refuseDemoAccounts(portal.db, production)
})
