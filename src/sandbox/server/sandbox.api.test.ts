import { createHmac } from 'node:crypto'
import { access } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Webhook } from '#partner-api/webhook.ts'
import { orderFor, setupOf } from '#testing/factories.ts'
import { type FakeServer, startFakeServer } from '#testing/fake-server.ts'
import { insertApiKey, insertCompany } from '#testing/insert-api-key.ts'
import { workbench } from '#testing/job-context.ts'
import { addAccount, sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { deleteUnusedSandboxes } from './keep-sandbox.ts'

type Got = { type: string; status: string; isSigned: boolean; at: number }

let portal: TestPortal
let receiver: FakeServer
let secretOfWebhook = ''
const got: Got[] = []
beforeAll(async () => {
  portal = await startPortal({ WEBHOOKS_TO_LOOPBACK: 'true' })
  receiver = await startFakeServer((request, text, response) => {
    const header = (name: string) => String(request.headers[name])
    const key = Buffer.from(secretOfWebhook.replace('whsec_', ''), 'base64')
    const signature = createHmac('sha256', key)
      .update(`${header('webhook-id')}.${header('webhook-timestamp')}.${text}`)
      .digest('base64')
    const { type, data } = JSON.parse(text) as { type: string; data: { status: string } }
    got.push({ type, status: data.status, isSigned: header('webhook-signature') === `v1,${signature}`, at: Number(header('webhook-timestamp')) })
    response.writeHead(204).end()
  })
})
afterAll(async () => {
  await portal.stop()
  await receiver.stop()
})
beforeEach(() => portal.setNow(start.toString()))

type Session = { token: string; cookie: string }
async function administrator() {
  const { companyId, accountId } = await insertCompany(portal.db)
  return { companyId, session: await sessionOf(portal.db, { kind: 'account', accountId }) }
}
const at = (companyId: number, rest = '') => `/api/companies/${companyId}/sandbox${rest}`
const inside = (companyId: number, rest: string) => `/api/in-sandbox/companies/${companyId}${rest}`
async function withKey({ companyId, session }: { companyId: number; session: Session }) {
  expect((await portal.call('POST', at(companyId), { session })).body).toMatchObject({ status: 200, data: { isOffered: true } })
  const scopes = ['requests.read', 'requests.write', 'decisions', 'documents', 'orders']
  const made = await portal.call('POST', inside(companyId, '/api-keys'), { session, body: { name: 'Teszt', scopes, validDays: 365 } })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const { secret } = made.body.data
  const call = (method: string, url: string, options: object = {}) =>
    portal.call(method, `/api/${url}`, { headers: { authorization: `Bearer ${secret}` }, ...options })
  return { secret, call }
}
const isThere = async (database: string) => (await sql`select from pg_database where datname = ${database}`.execute(portal.db)).rows.length === 1
const counts = async () => {
  const { rows } =
    await sql`select (select count(*) from requests) as requests, (select count(*) from invoices) as invoices, (select count(*) from emails) as emails,
    (select count(*) from shipments) as shipments, (select count(*) from webhook_endpoints) as endpoints, (select last_value from order_numbers) as orders`.execute(
      portal.db,
    )
  return rows[0]
}

describe('a sandbox', () => {
  test('lives a request through by calls, with a clock of its own, and nothing of it is real', async () => {
    const owner = await administrator()
    const { secret, call } = await withKey(owner)
    expect(secret).toMatch(/^mf_test_[\w-]{43}_[\w-]{16}$/)
    const before = await counts()
    const hook = await portal.call('POST', inside(owner.companyId, '/webhooks'), {
      session: owner.session,
      body: { url: receiver.url, events: ['request.received', 'request.statusChanged', 'quote.decided'] },
    })
    const { webhook, secret: hookSecret } = hook.body.data as { webhook: Webhook; secret: string }
    expect(webhook).toMatchObject({ state: 'on', url: receiver.url })
    secretOfWebhook = hookSecret

    const calling = { call: (method: string, url: string, options = {}) => call(method, url.replace('/api/', ''), options) } as Pick<
      TestPortal,
      'call'
    >
    const booked = await call('POST', 'customer-requests/pickup-return', {
      body: orderFor(await setupOf(calling)),
      files: [],
      idempotencyKey: crypto.randomUUID(),
    })
    expect(booked.status, JSON.stringify(booked.body)).toBe(200)
    const id: number = booked.body.data.crmRequestId
    const step = async (name: string) => {
      const answer = await call('POST', `sandbox/requests/${id}/steps`, { body: { step: name } })
      return answer.status === 200 ? answer.body.data.status : answer.body.code
    }
    const advance = async (hours: number) => (await call('POST', 'sandbox/clock', { body: { hours } })).body
    expect(await step('handBack')).toBe('STATE_MOVED_ON')
    expect(await step('receive')).toBe('ARRIVED')
    expect((await call('GET', 'sandbox')).body.data).toMatchObject({
      now: start.toString(),
      aheadHours: 0,
      requests: [{ crmRequestId: id, status: 'ARRIVED', closed: false, steps: ['sendQuote', 'returnUnrepaired'] }],
    })
    expect(await step('sendQuote')).toBe('QUOTE_DONE')

    // Nobody decides: the quote runs out by the sandbox's clock, and only by that.
    for (let week = 0; week < 4; week++) expect((await advance(168)).status).toBe(200)
    expect((await call('GET', 'sandbox')).body.data).toMatchObject({ aheadHours: 672, requests: [{ status: 'QUOTE_REJECTED' }] })
    expect((await portal.call('GET', at(owner.companyId), { session: owner.session })).body.data.sandbox.openedAt).toBe(start.toString())
    expect(await step('returnUnrepaired')).toBe('INVOICE_DONE')
    expect(await step('orderDelivery')).toBe('DELIVERY_OUT_ORDERED')
    // The simulated courier takes it and brings it.
    await advance(96)
    expect((await call('GET', 'sandbox')).body.data.requests[0]).toMatchObject({ status: 'SERVICE_DONE', closed: true, steps: [] })
    expect((await advance(169)).code).toBe('INVALID_INPUT')

    await expect.poll(() => got.map(({ type }) => type)).toEqual(expect.arrayContaining(['request.received', 'quote.decided']))
    await expect.poll(() => got.at(-1)?.status).toBe('SERVICE_DONE')
    expect(got.every(({ isSigned }) => isSigned)).toBe(true)
    // A receiver measures by the clock on its wall.
    expect(new Set(got.map(({ at: seconds }) => seconds))).toEqual(new Set([start.epochMilliseconds / 1000]))
    // The sheet of a brand asks more than that of all.
    const ofLg = await call('POST', 'customer-requests/pickup-return', {
      body: orderFor(await setupOf(calling, 'brand=lg&warrantyType=2')),
      files: [],
      idempotencyKey: crypto.randomUUID(),
    })
    const stepOfLg = async (name: string) =>
      (await call('POST', `sandbox/requests/${ofLg.body.data.crmRequestId}/steps`, { body: { step: name } })).body.data?.status
    expect([await stepOfLg('receive'), await stepOfLg('returnUnrepaired')]).toEqual(['ARRIVED', 'PRODUCT_LEFT_THE_SERVICE'])
    expect(await counts()).toEqual(before)
    expect((await portal.call('GET', '/api/customer-requests', { session: owner.session })).body.data.crmRequests ?? []).toEqual([])
  }, 120_000)

  test('is its company’s, its administrators’, and gone when it is deleted or nobody of its own uses it for a month', async () => {
    const [owner, stranger] = [await administrator(), await administrator()]
    const { call, secret } = await withKey(owner)
    expect((await portal.call('GET', at(owner.companyId), { session: stranger.session })).status).toBe(404)
    expect((await portal.call('GET', inside(owner.companyId, '/api-keys'), { session: stranger.session })).status).toBe(404)
    expect((await portal.call('GET', inside(owner.companyId, '/api-keys'), {})).body.code).toBe('LOGIN_NEEDED')
    const { id } = await addAccount(portal.db, { customerType: 'FLOTTA' })
    await portal.db.insertInto('companyPeople').values({ accountId: id, companyId: owner.companyId, role: 'member', joinedAt: start }).execute()
    const member = await sessionOf(portal.db, { kind: 'account', accountId: id })
    expect((await portal.call('POST', at(owner.companyId), { session: member })).status).toBe(403)
    expect((await portal.call('GET', inside(owner.companyId, '/api-keys'), { session: member })).status).toBe(403)
    // Of the sandbox only what its screens show; the rest with a key.
    expect((await portal.call('GET', '/api/in-sandbox/orders', { session: owner.session })).status).toBe(404)
    // A real key moves no clock, a test key of no sandbox is none, and no page is served by one.
    const real = await insertApiKey(portal.db, { scopes: ['requests.read', 'requests.write'] })
    expect((await portal.call('POST', '/api/sandbox/clock', { headers: real.headers, body: { hours: 1 } })).body.code).toBe('SANDBOX_ONLY')
    const bearer = (text: string) => ({ headers: { authorization: `Bearer ${text}` } })
    expect((await portal.call('GET', '/api/orders', bearer(`${secret.slice(0, -1)}~`))).body.code).toBe('API_KEY_INVALID')
    expect((await portal.call('GET', '/api/orders', bearer(`mf_test_${'a'.repeat(43)}${secret.slice(-17)}`))).body.code).toBe('API_KEY_INVALID')
    expect((await call('GET', '../dev/mails')).status).toBe(404)

    const { database } = await portal.db.selectFrom('sandboxes').select('database').where('companyId', '=', owner.companyId).executeTakeFirstOrThrow()
    expect(await isThere(database)).toBe(true)
    // Nobody comes for a month, then the night's job does.
    const bench = await workbench(portal)
    const { sandboxes } = portal
    await deleteUnusedSandboxes({ ...bench.at(start.add({ hours: 24 * 29 }).toString()), sandboxes })
    expect((await call('GET', 'sandbox')).status).toBe(200)
    // That of another company is used, which prolongs and moves no other; and it stays.
    const neighbour = await withKey(stranger)
    expect((await neighbour.call('POST', 'sandbox/clock', { body: { hours: 2 } })).body.data.aheadHours).toBe(2)
    expect((await call('GET', 'sandbox')).body.data.aheadHours).toBe(0)
    portal.setNow(start.add({ hours: 24 * 20 }).toString())
    expect((await neighbour.call('GET', 'sandbox')).status).toBe(200)
    portal.setNow(start.toString())
    await deleteUnusedSandboxes({ ...bench.at(start.add({ hours: 24 * 31 }).toString()), sandboxes })
    expect(await isThere(database)).toBe(false)
    expect((await neighbour.call('GET', 'sandbox')).body.data).toMatchObject({ aheadHours: 2 })
    await expect(access(path.join(portal.env.DATA_DIR, 'sandboxes', String(owner.companyId)))).rejects.toThrow()
    expect((await call('GET', 'sandbox')).body.code).toBe('API_KEY_INVALID')

    const again = await withKey(owner)
    expect((await again.call('GET', 'sandbox')).body.data.requests).toEqual([])
    const deleted = await portal.call('POST', at(owner.companyId, '/delete'), { session: owner.session })
    expect(deleted.body.data).toEqual({ isOffered: true, sandbox: null })
    expect((await again.call('GET', 'sandbox')).body.code).toBe('API_KEY_INVALID')
  }, 120_000)

  test('is not made anew by who calls while it is being deleted', async () => {
    const owner = await administrator()
    const { call } = await withKey(owner)
    const { database } = await portal.db.selectFrom('sandboxes').select('database').where('companyId', '=', owner.companyId).executeTakeFirstOrThrow()
    let isDeleted = false
    const deleting = portal.call('POST', at(owner.companyId, '/delete'), { session: owner.session }).finally(() => {
      isDeleted = true
    })
    const met = new Set<number>()
    while (!isDeleted) met.add((await call('GET', 'sandbox')).status)
    expect((await deleting).body.data).toMatchObject({ sandbox: null })
    expect([200, 401, 503]).toEqual(expect.arrayContaining([...met]))
    expect(await isThere(database)).toBe(false)
  }, 60_000)
})
