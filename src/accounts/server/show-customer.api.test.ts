import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAccount, sessionOf } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

test('a customer sees their own profile, and of the rest not even that it is there', async () => {
  const { id, email } = await addAccount(portal.db, { customerType: 'B2B' })
  await portal.db.updateTable('accounts').set({ companyName: 'Minta', businessFormId: 1 }).where('id', '=', id).execute()
  const { id: other } = await addAccount(portal.db)
  const session = await sessionOf(portal.db, { kind: 'account', accountId: id })
  const show = (whose: string | number) => portal.call('GET', `/api/customers/${whose}`, { session })

  expect((await show(id)).body).toEqual({
    status: 200,
    data: {
      version: 1,
      customerId: id,
      customerType: 'B2B',
      type: 'B2B',
      defaultLanguage: 'hu',
      userRoles: [],
      companyName: 'Minta',
      businessForm: { id: 1, name: 'Kft.' },
      email,
      firstName: 'Anna',
      middleName: '',
      lastName: 'Kovács',
      phone: null,
      taxNumber: null,
    },
  })
  const foreign = await show(other)
  expect([foreign.status, foreign.body.code]).toEqual([404, 'NOT_FOUND'])
  expect((await show(999_999)).body).toEqual(foreign.body)
  expect((await show('abc')).status).toBe(422)
})

test('an employee’s keys come from the account at every call', async () => {
  const { id } = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys: ['report.view'] })
  const session = await sessionOf(portal.db, { kind: 'account', accountId: id })
  const keys = async () => (await portal.call('GET', `/api/customers/${id}`, { session })).body.data.userRoles
  expect(await keys()).toEqual(['report.view'])
  await portal.db.updateTable('accounts').set({ permissionKeys: [] }).where('id', '=', id).execute()
  expect(await keys()).toEqual([])
})
