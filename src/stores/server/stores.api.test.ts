import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CustomerType } from '#accounts/who.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { addAccount, sessionOf } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())
beforeEach(() => portal.db.deleteFrom('rateLimitHits').execute())

async function store(customerType: CustomerType = 'STORE_01') {
  const { id } = await addAccount(portal.db, { customerType })
  const session = await sessionOf(portal.db, { kind: 'account', accountId: id })
  return { id, find: (body: object) => portal.call('POST', '/api/store-management/customer-data/hu', { body, session }) }
}

const audited = (byAccountId: number) =>
  portal.db.selectFrom('auditLog').select(['action', 'requestId']).where('byAccountId', '=', byAccountId).orderBy('id').execute()

test('POST store-management/customer-data/hu answers name, contact and addresses of the store’s own customer', async () => {
  const { id, find } = await store()
  const requestId = await insertRequest(portal.db, {
    accountId: id,
    email: 'kis.pal@pelda.hu',
    phone: '+36201112233',
    firstName: 'Pál',
    lastName: 'Kis',
  })
  for (const body of [{ email: 'Kis.Pal@pelda.hu' }, { phone: '06 20 111 2233' }]) {
    const { status, body: answer } = await find(body)
    expect(status).toBe(200)
    expect(answer.data).toMatchObject({ firstName: 'Pál', lastName: 'Kis', email: 'kis.pal@pelda.hu', phone: '+36201112233' })
    expect((answer.data as { addresses: object[] }).addresses).toMatchObject(
      [1, 2, 3].map((type) => ({ addressType: { id: type }, postalCode: '1134', zipCode: '1134', city: 'Budapest', houseNumber: '43' })),
    )
  }
  expect(await audited(id)).toEqual([
    { action: 'shown', requestId },
    { action: 'shown', requestId },
  ])
})

test('the newest request says it', async () => {
  const { id, find } = await store('RETAILER')
  const about = { accountId: id, email: 'uj.nev@pelda.hu' }
  await insertRequest(portal.db, { ...about, lastName: 'Régi', receivedAt: Temporal.Instant.from('2026-01-01T08:00:00Z') })
  await insertRequest(portal.db, { ...about, lastName: 'Új' })
  expect((await find({ email: about.email })).body.data).toMatchObject({ lastName: 'Új' })
})

test('somebody else’s customer is as little there as nobody, and the asking is noted', async () => {
  const [own, other] = [await store(), await store('DISTRIBUTOR')]
  await insertRequest(portal.db, { accountId: other.id, email: 'mas@pelda.hu' })
  await insertRequest(portal.db, { email: 'senkie@pelda.hu' })
  const answers = []
  for (const email of ['mas@pelda.hu', 'senkie@pelda.hu', 'nincs@pelda.hu']) answers.push(await own.find({ email }))
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await audited(own.id)).toEqual(Array(3).fill({ action: 'searched', requestId: null }))
})

test('one of the two is asked for, once', async () => {
  const { find } = await store()
  for (const body of [{}, { email: 'a@b.hu', phone: '06201112233' }, { email: 'nem cím' }, { phone: '12' }, { name: 'Kis' }])
    expect((await find(body)).status, JSON.stringify(body)).toBe(422)
})

test('a list is not tried through', async () => {
  const { find } = await store()
  const statuses = []
  for (let tries = 0; tries < 61; tries++) statuses.push((await find({ email: `nincs${tries}@pelda.hu` })).status)
  expect(statuses.filter((status) => status === 404)).toHaveLength(60)
  expect(statuses.at(-1)).toBe(429)
})
