import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, budapestDay } from '#calendar/calendar.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { employeeWith } from '#testing/quote-desk.ts'

type Session = { token: string; cookie: string }
let portal: TestPortal
let desk: Session
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
  desk = await employeeWith(portal, 'request.queue', 'courier.dispatch')
})
afterAll(() => portal.stop())

const before = (days: number) => addDays(budapestDay(start), -days)

/** A parcel on its way back that the courier took on a day. */
async function parcelOf(day: string, over: object = {}) {
  const requestId = await insertRequest(portal.db, { status: 'SHIPPED' })
  const row = {
    requestId,
    leg: 'out',
    serial: 1,
    attempt: 1,
    provider: 'gls',
    clientReference: `${requestId}-K1`,
    pickupWindow: '08-17',
    status: 'IN_TRANSIT',
  }
  const { id: shipmentId } = await portal.db
    .insertInto('shipments')
    .values({
      ...row,
      day,
      createdAt: start,
      askedAt: start,
      orderedAt: start,
      collectedAt: start,
      carrierId: String(requestId),
      trackingNumber: String(requestId),
      ...over,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { requestId, shipmentId }
}
const queue = async () => (await portal.call('GET', '/api/service-desk/queue?bucket=noNews', { session: desk })).body.data
const waiting = async () => (await queue()).requests.map(({ crmRequestId }: { crmRequestId: number }) => crmRequestId)
const shipment = async (id: number, session = desk) =>
  (await portal.call('GET', `/api/customer-requests/${id}/shipments`, { session })).body.data.shipments[0]
const headline = async (id: number) => {
  const session = await sessionOf(portal.db, { kind: 'tracking', requestId: id })
  return (await portal.call('GET', `/api/customer-requests/${id}/show`, { session })).body.data.headline
}

test('a parcel without news waits for the desk and is said to its customer, until something is heard of it', async () => {
  const silent = await parcelOf(before(40))
  const locker = await parcelOf(before(40), { status: 'IN_LOCKER' })
  const fresh = await parcelOf(before(0))
  expect(await waiting()).toEqual([silent.requestId])
  const { counts, requests } = await queue()
  expect([counts.buckets.noNews, requests[0].noNewsSince]).toEqual([1, before(40)])
  expect((await shipment(silent.requestId)).internal.silence).toMatchObject({ since: before(40), mayBeLost: true })
  expect((await shipment(fresh.requestId)).internal.silence).toBeNull()
  expect([await headline(silent.requestId), await headline(locker.requestId), await headline(fresh.requestId)]).toEqual([
    'noNews',
    'inLocker',
    'SHIPPED',
  ])
  await portal.db
    .insertInto('shipmentEvents')
    .values({ shipmentId: silent.shipmentId, code: 'IN_TRANSIT', at: start, source: 'carrier', note: null, notedAt: start })
    .execute()
  expect([await waiting(), await headline(silent.requestId)]).toEqual([[], 'SHIPPED'])
})

test('the enquiry and its answer are written down, one at a time, and in the history; not for the customer', async () => {
  const { requestId, shipmentId } = await parcelOf(before(40))
  const url = `/api/customer-requests/${requestId}/courier-enquiries`
  const ask = (over = {}) => portal.call('POST', url, { session: desk, body: { shipmentId, reference: 'HU-77', note: 'Hol van?', ...over } })
  const answer = (at = url) => portal.call('POST', `${at}/answer`, { session: desk, body: { shipmentId, answer: 'Keresik.' } })
  const { requestId: another } = await parcelOf(before(40))
  expect((await ask({ note: '' })).status).toBe(422)
  expect((await ask({ shipmentId: shipmentId + 1000 })).status).toBe(404)
  expect((await answer()).body.code).toBe('STATE_MOVED_ON')
  expect((await Promise.all([ask(), ask()])).map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await answer(`/api/customer-requests/${another}/courier-enquiries`)).body.code, 'the parcel of another request').toBe('STATE_MOVED_ON')
  expect((await answer()).status).toBe(200)
  expect((await shipment(requestId)).internal.enquiries).toMatchObject([{ reference: 'HU-77', note: 'Hol van?', answer: 'Keresik.' }])
  expect((await shipment(requestId, await sessionOf(portal.db, { kind: 'tracking', requestId }))).internal).toBeNull()
  const history = await portal.db
    .selectFrom('requestHistory')
    .select(['step', 'note', 'internal'])
    .where('requestId', '=', requestId)
    .orderBy('id')
    .execute()
  expect(history.slice(-2)).toEqual([
    { step: 'courierAsked', note: 'HU-77: Hol van?', internal: true },
    { step: 'courierAnswered', note: 'Keresik.', internal: true },
  ])
  await portal.db.updateTable('shipments').set({ status: 'DELIVERED', endedAt: start }).where('id', '=', shipmentId).execute()
  expect((await ask()).body.code).toBe('STATE_MOVED_ON')
})
