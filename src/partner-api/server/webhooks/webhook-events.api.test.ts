import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertCompany } from '#testing/insert-api-key.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { employeeWith, line, runClockJob, sendQuote } from '#testing/quote-desk.ts'
import { arrivalBody, mechanic, onItsWay } from '#testing/workshop-desk.ts'
import { webhookEvents } from '../../webhook.ts'
import { newWebhookSecret } from './signature.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())
beforeEach(() => portal.setNow(start.toString()))

/** A company whose system wants to hear of everything. */
async function listening(): Promise<{ accountId: number }> {
  const { companyId, accountId } = await insertCompany(portal.db)
  const endpoint = {
    companyId,
    url: 'https://partner.pelda.hu/',
    events: [...webhookEvents],
    secret: newWebhookSecret(),
    state: 'on',
    createdAt: start,
  }
  await portal.db.insertInto('webhookEndpoints').values(endpoint).execute()
  return { accountId }
}

type Message = { readonly type: string; readonly data: Record<string, unknown> }

/** What the company was told of a request, in order. */
async function messagesOf(requestId: number, ...types: string[]): Promise<Message[]> {
  await portal.jobsDone()
  const rows = await portal.db.selectFrom('webhookMessages').select('body').where('requestId', '=', requestId).orderBy('id').execute()
  return rows.map(({ body }) => JSON.parse(body) as Message).filter(({ type }) => types.includes(type))
}

test('a parcel is told of wherever it comes to, once each time', async () => {
  const requestId = await insertRequest(portal.db, await listening())
  portal.setNow('2026-11-23T08:00:00Z')
  const dispatcher = await employeeWith(portal, 'courier.dispatch', 'request.queue')
  const { body } = await portal.call('POST', `/api/customer-requests/${requestId}/pickup-order`, { session: dispatcher, body: { version: 1 } })
  expect(body.status, JSON.stringify(body)).toBe(200)
  for (const now of ['2026-11-24T09:00:00Z', '2026-11-24T09:10:00Z', '2026-11-25T09:00:00Z']) {
    portal.setNow(now)
    await runClockJob(portal, 'courier.trackShipments')
  }
  // What a courier tells at once is written at once: `movedAt` is its order.
  const sent = (await messagesOf(requestId, 'shipment.changed')).toSorted((one, other) =>
    String(one.data.movedAt ?? '').localeCompare(String(other.data.movedAt ?? '')),
  )
  expect(sent.map(({ data }) => [data.leg, data.shipmentStatus])).toEqual([
    [undefined, undefined],
    ['in', 'PICKED_UP'],
    ['in', 'IN_TRANSIT'],
    ['in', 'OUT_FOR_DELIVERY'],
    ['in', 'DELIVERED'],
  ])
})

test('another day is told, whoever promised it', async () => {
  const { accountId } = await listening()
  const row = { status: 'ARRIVED', arrivedAt: start, promisedBy: '2026-11-24' }
  const requestId = await insertRequest(portal.db, { accountId, ...row })
  portal.setNow('2026-11-25T09:00:00Z')
  await runClockJob(portal, 'tracking.noticeLate')
  expect(await messagesOf(requestId, 'request.promiseChanged')).toMatchObject([{ data: { crmRequestId: requestId, promiseId: expect.any(Number) } }])
})

test('a document of ours is told of as one that somebody uploaded', async () => {
  const { accountId } = await listening()
  const requestId = await insertRequest(portal.db, { accountId, status: 'ARRIVED', arrivedAt: start })
  await sendQuote(portal, await employeeWith(portal, 'quote.edit', 'quote.send'), requestId, [line()])
  const documents = await portal.db
    .selectFrom('documents')
    .select('id')
    .where('requestId', '=', requestId)
    .where('type', '=', 'gsmQuotation')
    .execute()
  expect(documents).toHaveLength(1)
  expect((await messagesOf(requestId, 'document.added')).map(({ data }) => data.documentId)).toEqual(documents.map(({ id }) => id))
})

test('an order is told of that is open again because its cancelled device came all the same', async () => {
  const { accountId } = await listening()
  const row = { outcome: 'CANCELLED', closedAt: start } as const
  const requestId = await onItsWay(portal, { accountId, ...row })
  const { body } = await portal.call('POST', `/api/customer-requests/${requestId}/arrival`, {
    session: await mechanic(portal),
    body: { version: 1, ...arrivalBody() },
  })
  expect(body.status, JSON.stringify(body)).toBe(200)
  const sent = await messagesOf(requestId, 'request.statusChanged', 'order.changed')
  expect(sent.map(({ type, data }) => [type, data.status, data.closed]).toSorted()).toEqual([
    ['order.changed', 'ARRIVED', false],
    ['request.statusChanged', 'ARRIVED', false],
  ])
})
