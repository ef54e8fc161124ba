import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCompany, addMember } from '#testing/companies.ts'
import { pickupOrder } from '#testing/factories.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'

type Session = { token: string; cookie: string }

let portal: TestPortal
let companyId: number
let admin: Session
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
  companyId = await addCompany(portal.db)
  admin = (await addMember(portal.db, companyId, 'administrator')).session
})
afterAll(() => portal.stop())

const at = (rest = '', company = companyId) => `/api/companies/${company}/cost-centres${rest}`
const add = (session: Session, body: object) => portal.call('POST', at(), { session, body })
const list = async (session: Session) => (await portal.call('GET', at(), { session })).body.data.costCentres

test('administrators keep cost centres: each code once, changed by whoever has seen the last change, logged', async () => {
  const { status, body } = await add(admin, { code: '1200', name: 'Logisztika' })
  expect([status, body.data]).toEqual([201, { id: expect.any(Number), version: 1, code: '1200', name: 'Logisztika', active: true }])
  expect((await add(admin, { code: '1200', name: 'Más' })).body.fields).toEqual([expect.objectContaining({ path: 'code', code: 'COST_CENTRE_CODE' })])
  const neighbour = await addCompany(portal.db)
  const { session } = await addMember(portal.db, neighbour, 'administrator')
  const same = await portal.call('POST', at('', neighbour), { session, body: { code: '1200', name: 'Másé' } })
  expect(same.status, 'a code is taken within its company alone').toBe(201)
  expect(await list(admin)).toHaveLength(1)
  const change = (version: number, active: boolean) =>
    portal.call('PUT', at(`/${body.data.id}`), { session: admin, body: { version, code: '1200', name: 'Raktár', active } })
  expect((await change(1, false)).body.data).toMatchObject({ version: 2, name: 'Raktár', active: false })
  expect((await change(1, true)).body.code).toBe('COST_CENTRE_MOVED_ON')
  expect((await change(2, true)).status).toBe(200)
  const { entries } = (await portal.call('GET', `/api/companies/${companyId}/log`, { session: admin })).body.data
  expect(entries.slice(0, 3).map(({ action, about }: { action: string; about: string }) => [action, about])).toEqual([
    ['costCentreChanged', '1200 – Raktár'],
    ['costCentreChanged', '1200 – Raktár'],
    ['costCentreAdded', '1200 – Logisztika'],
  ])
})

test.each(['approver', 'member', 'viewer'] as const)('their %s sees them and keeps none; nobody else sees them', async (role) => {
  const { session } = await addMember(portal.db, companyId, role)
  expect((await list(session)).length).toBeGreaterThan(0)
  expect((await add(session, { code: 'X', name: 'X' })).body.code).toBe('UNAUTHORISED')
  const stranger = await addMember(portal.db, await addCompany(portal.db), 'administrator')
  expect((await portal.call('GET', at(), { session: stranger.session })).status).toBe(404)
})

test('what somebody looks after is set with their role, and holds from the next call on', async () => {
  const { id: centre } = (await add(admin, { code: '1300', name: 'Értékesítés' })).body.data
  const viewer = await addMember(portal.db, companyId, 'viewer')
  const colleague = await addMember(portal.db, companyId, 'viewer', { everyCostCentre: false })
  await portal.db.insertInto('costCentrePeople').values({ accountId: colleague.id, costCentreId: centre }).execute()
  const sender = await addMember(portal.db, companyId, 'member')
  const [inside, outside] = [
    await insertRequest(portal.db, { accountId: sender.id, costCentreId: centre }),
    await insertRequest(portal.db, { accountId: sender.id }),
  ]
  const seen = async ({ session } = viewer) =>
    (await portal.call('GET', '/api/customer-requests', { session })).body.data.requests.map(
      ({ crmRequestId }: { crmRequestId: number }) => crmRequestId,
    )
  expect(await seen()).toEqual(expect.arrayContaining([inside, outside]))
  const change = (body: object) => portal.call('PUT', `/api/companies/${companyId}/people/${viewer.id}`, { session: admin, body })
  const foreign = await addForeignCentre()
  expect((await change({ version: 1, role: 'viewer', everyCostCentre: false, costCentreIds: [foreign] })).body.code).toBe('COST_CENTRE_UNKNOWN')
  const { body } = await change({ version: 1, role: 'viewer', everyCostCentre: false, costCentreIds: [centre] })
  expect(body.code).toBeUndefined()
  expect(body.data).toMatchObject({ version: 2, everyCostCentre: false, costCentreIds: [centre] })
  expect(await seen()).toEqual([inside])
  expect((await change({ version: 2, role: 'viewer', everyCostCentre: false, costCentreIds: [] })).body.data).toMatchObject({ costCentreIds: [] })
  expect([await seen(), await seen(colleague)], 'a colleague’s choice stays').toEqual([[], [inside]])
})

const addForeignCentre = async () =>
  (
    await portal.db
      .insertInto('costCentres')
      .values({ companyId: await addCompany(portal.db), code: '1', name: 'Másé' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

test('a booking chooses among those in use, of the company, that the sender looks after; it is shown to its people only', async () => {
  const { id: centre } = (await add(admin, { code: '1400', name: 'Szerviz' })).body.data
  const sender = await addMember(portal.db, companyId, 'member')
  await addForeignCentre()
  const setup = (await portal.call('GET', '/api/booking-setup?service=100&brand=huawei&warrantyType=2', { session: sender.session })).body.data
  expect(setup.costCentres.map(({ code }: { code: string }) => code)).toContain('1400')
  expect(JSON.stringify(setup.costCentres)).not.toContain('Másé')
  const book = async (costCentreId: number) => {
    const order = await pickupOrder(portal)
    return portal.call('POST', '/api/customer-requests/pickup-return', {
      session: sender.session,
      csrf: true,
      idempotencyKey: crypto.randomUUID(),
      body: { ...order, serviceRequest: { ...(order.serviceRequest as object), costCentreId } },
    })
  }
  expect((await book(await addForeignCentre())).body.code).toBe('COST_CENTRE_UNKNOWN')
  const { body } = await book(centre)
  const id = body.data.crmRequestId
  const show = async (session: Session) => (await portal.call('GET', `/api/customer-requests/${id}/show`, { session })).body.data
  expect(await show(sender.session)).toMatchObject({ costCentre: { id: centre, code: '1400' }, may: { changeCostCentre: false } })

  const move = (session: Session, version: number, costCentreId: number | null) =>
    portal.call('PUT', `/api/companies/${companyId}/requests/${id}/cost-centre`, { session, body: { version, costCentreId } })
  expect((await move(sender.session, 1, null)).body.code).toBe('UNAUTHORISED')
  const { version, may } = await show(admin)
  expect(may.changeCostCentre).toBe(true)
  expect((await move(admin, version + 1, null)).body.code).toBe('STATE_MOVED_ON')
  expect((await move(admin, version, null)).body.data).toEqual({ version: version + 1 })
  expect((await show(sender.session)).costCentre).toBeNull()
})
