import { afterAll, beforeAll, expect, test } from 'vitest'
import { book } from '#testing/factories.ts'
import { addAccount, sessionOf } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

test('a booking orders its courier, a changed day another one, a cancellation none', async () => {
  const { crmRequestId: id } = await book(portal)
  await portal.jobsDone()
  const session = await sessionOf(portal.db, { kind: 'tracking', requestId: id })
  const url = `/api/customer-requests/${id}`
  const shipments = async () => (await portal.call('GET', `${url}/shipments`, { session })).body.data.shipments
  expect(await shipments()).toMatchObject([
    { leg: 'in', status: 'PICKUP_ORDERED', day: '2026-11-24', trackingNumber: `SIM-${id}-B1`, internal: null },
  ])
  await portal.call('PUT', `${url}/pickup`, { session, body: { pickupDay: '2026-11-26', pickupWindow: '08-17', version: 2 } })
  await portal.jobsDone()
  expect(await shipments()).toMatchObject([{ day: '2026-11-26', status: 'PICKUP_ORDERED' }, { status: 'CANCELLED' }])
  await portal.call('POST', `${url}/cancel`, { session, body: { reason: 'other' } })
  await portal.jobsDone()
  expect(await shipments()).toMatchObject([{ status: 'CANCELLED' }, { status: 'CANCELLED' }])
})

test('an employee notes a failed pickup, and the next one is ordered by itself', async () => {
  const { crmRequestId: id } = await book(portal)
  await portal.jobsDone()
  const desk = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys: ['courier.dispatch', 'request.queue'] })
  const session = await sessionOf(portal.db, { kind: 'account', accountId: desk.id })
  const url = `/api/customer-requests/${id}`
  const failed = await portal.call('POST', `${url}/pickup-failed`, { session, body: { version: 2, note: 'Nem nyitottak ajtót' } })
  expect(failed.body.data).toMatchObject({ status: 'DELIVERY_IN_ORDERED' })
  expect((await portal.call('POST', `${url}/pickup-failed`, { session, body: { version: 2 } })).body).toMatchObject({
    status: 409,
    code: 'STATE_MOVED_ON',
  })
  await portal.jobsDone()
  const { body } = await portal.call('GET', `${url}/shipments`, { session })
  expect(body.data.shipments).toMatchObject([
    { attempt: 2, day: '2026-11-25', status: 'PICKUP_ORDERED' },
    { attempt: 1, status: 'FAILED' },
  ])
  const label = await portal.call('GET', `${url}/shipment-label?leg=in`, { session })
  expect(label.headers['content-type']).toBe('application/pdf')
  expect((await portal.call('POST', `${url}/delivery-order`, { session, body: { version: 2 } })).body.code).toBe('STATE_MOVED_ON')
})
