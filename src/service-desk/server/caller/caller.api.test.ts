import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pickupOrder } from '#testing/factories.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { addAccount, sessionOf } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'

let portal: TestPortal
let employeeId: number
let session: { token: string; cookie: string }
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
  employeeId = (await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys: ['request.book', 'request.queue'] })).id
  session = await sessionOf(portal.db, { kind: 'account', accountId: employeeId })
})
afterAll(() => portal.stop())

const find = async (query: string) => {
  const { status, body } = await portal.call('GET', `/api/service-desk/callers?${new URLSearchParams({ query })}`, { session })
  expect(status).toBe(200)
  return body.data.callers as { key: string; accountId: number | null; profile: { email: string }; addresses: { city: string }[] }[]
}

async function book(more: object, overrides = {}, options = {}) {
  const order = await pickupOrder(portal, overrides, options)
  return portal.call('POST', '/api/service-desk/bookings', {
    body: { ...order, ...more },
    files: [],
    csrf: true,
    idempotencyKey: randomUUID(),
    session,
  })
}

const requestOf = (id: number) => portal.db.selectFrom('requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('customers are found by e-mail address, telephone number and name, with or without an account; colleagues are not', async () => {
  const { id: accountId, email } = await addAccount(portal.db, { email: 'bodza.bela@pelda.hu' })
  await portal.db.updateTable('accounts').set({ lastName: 'Bodza', firstName: 'Béla', phone: '+36201112233' }).where('id', '=', accountId).execute()
  const stranger = { lastName: 'Zsálya', firstName: 'Zita', email: 'zita@pelda.hu', phone: '+36304445566' }
  await insertRequest(portal.db, stranger)
  const newest = await insertRequest(portal.db, { ...stranger, email: 'Zita@pelda.hu', receivedAt: Temporal.Instant.from('2026-11-24T08:00:00Z') })
  const colleague = await addAccount(portal.db, { customerType: 'EMPLOYEE' })

  for (const asked of [email, '06 20 111 2233', 'bodza']) expect(await find(asked), asked).toMatchObject([{ key: `a${accountId}`, accountId }])
  for (const asked of ['zita@pelda.hu', '+36 30 444 5566', 'zsalya zita'])
    expect(await find(asked), asked).toMatchObject([{ key: `r${newest}`, accountId: null, addresses: Array(3).fill({ city: 'Budapest' }) }])
  expect(await find(colleague.email)).toEqual([])
})

test('the booking is the customer’s, comes from the telephone, and its consents say who read them out', async () => {
  const { id: accountId } = await addAccount(portal.db, {})
  const booked = await book({ callerAccountId: accountId, accountRegistration: true })
  expect(booked.status, JSON.stringify(booked.body)).toBe(200)
  const id: number = booked.body.data.crmRequestId

  expect(await requestOf(id)).toMatchObject({ accountId, customerType: 'B2C', requestSourceId: 3, accountRegistration: false })
  const consents = await portal.db.selectFrom('requestConsents').selectAll().where('requestId', '=', id).execute()
  expect(consents.length).toBeGreaterThanOrEqual(2)
  for (const consent of consents) expect(consent).toMatchObject({ channel: 'telephone', readByAccountId: employeeId, ip: null })
  const [line] = await portal.db.selectFrom('requestHistory').selectAll().where('requestId', '=', id).execute()
  expect(line).toMatchObject({ step: 'requestReceived', byKind: 'staff', byAccountId: employeeId })

  const { body } = await portal.call('GET', `/api/service-desk/requests/${id}`, { session })
  expect(body.data.telephone).toMatchObject({ by: 'Kovács Anna', consents: expect.arrayContaining([expect.objectContaining({ text: 'terms' })]) })
})

test('a new customer needs no account; what the customer has not said yes to is not booked', async () => {
  const booked = await book({})
  expect(await requestOf(booked.body.data.crmRequestId)).toMatchObject({ accountId: null, requestSourceId: 3 })
  for (const consent of ['gdpr', 'termsAndCond']) expect((await book({ [consent]: false })).status, consent).toBe(422)
})

test('nobody books for a colleague, and not the employees’ own service', async () => {
  const { id: colleague } = await addAccount(portal.db, { customerType: 'EMPLOYEE' })
  const { id: preAlert } = await addAccount(portal.db, { customerType: 'PREALERT' })
  for (const callerAccountId of [colleague, preAlert, 999_999]) expect((await book({ callerAccountId })).status).toBe(404)
  expect((await book({}, {}, { serviceEntry: 'service=300&brand=huawei', session })).body.code).toBe('SERVICE_NOT_OFFERED')
})

test('a booking by the customer’s own hand says nothing of a telephone', async () => {
  const order = await pickupOrder(portal)
  const { body } = await portal.call('POST', '/api/customer-requests/pickup-return', {
    body: order,
    files: [],
    csrf: true,
    idempotencyKey: randomUUID(),
  })
  expect(await requestOf(body.data.crmRequestId)).toMatchObject({ requestSourceId: 2 })
  const consents = await portal.db.selectFrom('requestConsents').selectAll().where('requestId', '=', body.data.crmRequestId).execute()
  for (const consent of consents) expect(consent).toMatchObject({ channel: 'web', readByAccountId: null })
})
