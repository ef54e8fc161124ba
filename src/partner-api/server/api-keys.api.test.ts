import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { apiScopes } from '#accounts/api-scope.ts'
import { pickupOrder } from '#testing/factories.ts'
import { insertApiKey, insertCompany } from '#testing/insert-api-key.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { addAccount, sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'

let portal: TestPortal
let limited: TestPortal
beforeAll(async () => {
  portal = await startPortal()
  limited = await startPortal({ RATE_LIMITS: 'on', ROLE: 'web' })
})
afterAll(() => Promise.all([portal.stop(), limited.stop()]))
beforeEach(() => portal.setNow(start.toString()))

type Session = { token: string; cookie: string }

async function administrator() {
  const { companyId, accountId } = await insertCompany(portal.db)
  return { companyId, accountId, session: await sessionOf(portal.db, { kind: 'account', accountId }) }
}
const at = (companyId: number, rest = '') => `/api/companies/${companyId}/api-keys${rest}`
const body = { name: 'Webáruház', scopes: ['requests.read', 'decisions'], validDays: 365 }
const make = (companyId: number, session: Session, over: object = {}) => portal.call('POST', at(companyId), { session, body: { ...body, ...over } })
const list = async (companyId: number, session: Session) => (await portal.call('GET', at(companyId), { session })).body.data.keys
const bearer = (secret: string) => ({ headers: { authorization: `Bearer ${secret}` } })
const requestsBy = (secret: string) => portal.call('GET', '/api/customer-requests', bearer(secret))

describe('a key', () => {
  test('is shown once, stored as a hash, and calls as its company with its scopes', async () => {
    const { companyId, accountId, session } = await administrator()
    const requestId = await insertRequest(portal.db, { accountId })
    const made = await make(companyId, session)
    expect(made.status).toBe(201)
    const { secret, key } = made.body.data
    expect(secret).toMatch(/^mf_[\w-]{43}$/)
    expect(key).toMatchObject({ name: 'Webáruház', scopes: body.scopes, state: 'active', prefix: secret.slice(0, 11), lastUsedAt: null })
    const stored = JSON.stringify(await portal.db.selectFrom('apiKeySecrets').selectAll().execute())
    expect(stored).not.toContain(secret)

    const answer = await requestsBy(secret)
    expect(answer.status).toBe(200)
    expect(answer.body.data.requests.map(({ id }: { id: number }) => id)).toEqual([requestId])
    expect(answer.cookies).toEqual({})
    expect((await portal.call('GET', '/api/orders', bearer(secret))).body.code).toBe('API_KEY_SCOPE')
    expect((await portal.call('GET', at(companyId), bearer(secret))).body.code).toBe('API_KEY_SCOPE')
    expect(JSON.stringify(await list(companyId, session))).not.toContain(secret)
  })

  test('sees nothing of another company', async () => {
    const { secret } = await insertApiKey(portal.db, { scopes: apiScopes })
    const other = await insertCompany(portal.db)
    const requestId = await insertRequest(portal.db, { accountId: other.accountId })
    expect((await requestsBy(secret)).body.data.requests).toEqual([])
    for (const path of ['show', 'history', 'quote', 'documents'])
      expect((await portal.call('GET', `/api/customer-requests/${requestId}/${path}`, bearer(secret))).status, path).toBe(404)
  })

  test('books without a form token, once per Idempotency-Key, and the history tells which key did', async () => {
    const { secret, companyId } = await insertApiKey(portal.db, { scopes: ['requests.write'], name: 'Raktár' })
    const order = await pickupOrder(portal)
    const send = (key: string, with_ = order) =>
      portal.call('POST', '/api/customer-requests/pickup-return', { ...bearer(secret), idempotencyKey: key, body: with_ })
    const [first, again] = [await send('booking-0001'), await send('booking-0001')]
    expect(first.status).toBe(200)
    expect(again.body).toEqual(first.body)
    expect((await send('booking-0001', { ...order, customer: { ...(order.customer as object), lastName: 'Más' } })).body.code).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    )
    const { crmRequestId } = first.body.data
    const request = await portal.db.selectFrom('requests').select('companyId').where('id', '=', crmRequestId).executeTakeFirstOrThrow()
    expect(request.companyId).toBe(companyId)
    const history = await portal.db.selectFrom('requestHistory').select(['step', 'note']).where('requestId', '=', crmRequestId).execute()
    expect(history).toContainEqual({ step: 'requestReceived', note: 'API: Raktár' })
  })

  test('is last used when it called, written by the clock', async () => {
    const { companyId, accountId, secret } = await insertApiKey(limited.db, { scopes: ['orders'] })
    expect((await limited.call('GET', '/api/orders', bearer(secret))).status).toBe(200)
    const session = await sessionOf(limited.db, { kind: 'account', accountId })
    const lastUsed = async () => (await limited.call('GET', at(companyId), { session })).body.data.keys[0].lastUsedAt
    await expect.poll(lastUsed, { timeout: 15_000, interval: 500 }).toBe(start.toString())
  }, 20_000)

  test('ends at its term, and when it is revoked', async () => {
    const { companyId, session } = await administrator()
    const { secret } = (await make(companyId, session, { validDays: 90 })).body.data
    portal.setNow(start.add({ hours: 24 * 90 }).toString())
    expect((await requestsBy(secret)).body.code).toBe('API_KEY_INVALID')
    portal.setNow(start.toString())
    const { key, secret: other } = (await make(companyId, session)).body.data
    const revoke = (version: number) => portal.call('POST', at(companyId, `/${key.id}/revoke`), { session, body: { version } })
    expect((await revoke(7)).body.code).toBe('API_KEY_MOVED_ON')
    expect((await revoke(1)).body.data.state).toBe('revoked')
    expect((await revoke(1)).status).toBe(200)
    expect((await requestsBy(other)).status).toBe(401)
    expect((await portal.call('PUT', at(companyId, `/${key.id}`), { session, body: { version: 2, name: 'x', scopes: ['orders'] } })).status).toBe(409)
  })

  test('rotated, its earlier secret works on for the hours asked', async () => {
    const { companyId, session } = await administrator()
    const { secret, key } = (await make(companyId, session)).body.data
    const rotate = (version: number, overlapHours: number) =>
      portal.call('POST', at(companyId, `/${key.id}/rotate`), { session, body: { version, overlapHours } })
    const turned = await rotate(1, 24)
    expect(turned.body.data.key).toMatchObject({ version: 2, earlierUntil: start.add({ hours: 24 }).toString() })
    const { secret: next } = turned.body.data
    expect([(await requestsBy(secret)).status, (await requestsBy(next)).status]).toEqual([200, 200])
    const third = (await rotate(2, 0)).body.data.secret
    expect([(await requestsBy(secret)).status, (await requestsBy(next)).status, (await requestsBy(third)).status]).toEqual([401, 401, 200])
  })

  test('stops with its holder, and another administrator takes it over by a new secret', async () => {
    const { companyId, accountId, secret, keyId } = await insertApiKey(portal.db, { scopes: ['requests.read'] })
    const { id } = await addAccount(portal.db, { customerType: 'FLOTTA' })
    await portal.db.insertInto('companyPeople').values({ accountId: id, companyId, role: 'administrator', joinedAt: start }).execute()
    const session = await sessionOf(portal.db, { kind: 'account', accountId: id })
    const leaving = await portal.call('POST', `/api/companies/${companyId}/people/${accountId}/leave`, { session, body: { version: 1 } })
    expect(leaving.status).toBe(200)
    expect((await requestsBy(secret)).status).toBe(401)
    expect(await list(companyId, session)).toMatchObject([{ id: keyId, state: 'orphaned' }])
    const turned = await portal.call('POST', at(companyId, `/${keyId}/rotate`), { session, body: { version: 1, overlapHours: 168 } })
    expect(turned.body.data.key.state).toBe('active')
    expect([(await requestsBy(turned.body.data.secret)).status, (await requestsBy(secret)).status]).toEqual([200, 401])
  })

  test.each([
    ['has no account any more', (id: number) => portal.db.updateTable('accounts').set({ enabled: false }).where('id', '=', id)],
    ['has left', (id: number) => portal.db.updateTable('companyPeople').set({ leftAt: start }).where('accountId', '=', id)],
    ['is no administrator', (id: number) => portal.db.updateTable('companyPeople').set({ role: 'member' }).where('accountId', '=', id)],
  ])('opens nothing once its holder %s', async (_what, ending) => {
    const { accountId, secret } = await insertApiKey(portal.db, { scopes: ['requests.read'] })
    expect((await requestsBy(secret)).status).toBe(200)
    await ending(accountId).execute()
    expect((await requestsBy(secret)).body).toMatchObject({ status: 401, code: 'API_KEY_INVALID' })
  })

  test('keeps its log, which nobody changes', async () => {
    const { companyId, session } = await administrator()
    const { key } = (await make(companyId, session)).body.data
    await portal.call('PUT', at(companyId, `/${key.id}`), { session, body: { version: 1, name: 'Raktár', scopes: ['orders'] } })
    await portal.call('POST', at(companyId, `/${key.id}/rotate`), { session, body: { version: 2, overlapHours: 0 } })
    await portal.call('POST', at(companyId, `/${key.id}/revoke`), { session, body: { version: 3 } })
    const { entries } = (await portal.call('GET', at(companyId, '/log'), { session })).body.data
    expect(entries.map(({ action, name }: { action: string; name: string }) => [action, name])).toEqual([
      ['revoked', 'Raktár'],
      ['rotated', 'Raktár'],
      ['changed', 'Raktár'],
      ['created', 'Webáruház'],
    ])
    await expect(portal.db.updateTable('apiKeyLog').set({ name: 'x' }).execute()).rejects.toThrow()
  })
})

describe('only administrators of the company', () => {
  test('keep its keys; another company’s are not there', async () => {
    const { companyId, session } = await administrator()
    const { key } = (await make(companyId, session)).body.data
    const stranger = await administrator()
    expect((await portal.call('GET', at(companyId), { session: stranger.session })).status).toBe(404)
    const revoked = await portal.call('POST', at(stranger.companyId, `/${key.id}/revoke`), { session: stranger.session, body: { version: 1 } })
    expect(revoked.status).toBe(404)
    const { id } = await addAccount(portal.db, { customerType: 'FLOTTA' })
    await portal.db.insertInto('companyPeople').values({ accountId: id, companyId, role: 'member', joinedAt: start }).execute()
    const member = await sessionOf(portal.db, { kind: 'account', accountId: id })
    expect((await portal.call('GET', at(companyId), { session: member })).status).toBe(403)
    expect((await make(companyId, member)).status).toBe(403)
  })

  test('who have proved who they are within ten minutes are given a secret', async () => {
    const { companyId, session } = await administrator()
    portal.setNow(start.add({ minutes: 11 }).toString())
    expect((await make(companyId, session)).body.code).toBe('PROOF_NEEDED')
  })

  test.each([{ scopes: [] }, { scopes: ['everything'] }, { validDays: 3650 }, { name: '' }, { name: 'x'.repeat(61) }, { extra: 1 }])(
    'with %j nothing is made',
    async (over) => {
      const { companyId, session } = await administrator()
      expect((await make(companyId, session, over)).status).toBe(422)
      expect(await list(companyId, session)).toEqual([])
    },
  )

  test('have twenty that work at most', async () => {
    const { companyId, session } = await administrator()
    for (let i = 0; i < 20; i++) expect((await make(companyId, session)).status).toBe(201)
    expect((await make(companyId, session)).body.code).toBe('API_KEYS_FULL')
  })
})

test('a key is limited by itself, and told how much is left', async () => {
  const [one, other] = [await insertApiKey(limited.db, { scopes: ['orders'] }), await insertApiKey(limited.db, { scopes: ['orders'] })]
  const ask = (secret: string) => limited.call('GET', '/api/orders', bearer(secret))
  // The first call, by which the portal learns whose secret it is, counts by the address.
  await ask(one.secret)
  const { headers } = await ask(one.secret)
  expect(headers).toMatchObject({ 'ratelimit-limit': '1200', 'ratelimit-remaining': '1199', 'ratelimit-reset': expect.stringMatching(/^\d+$/) })
  await ask(other.secret)
  expect((await ask(other.secret)).headers['ratelimit-remaining']).toBe('1199')
  for (let i = 0; i < 1199; i++) await ask(one.secret)
  const over = await ask(one.secret)
  expect([over.status, over.body.code]).toEqual([429, 'TOO_MANY'])
  expect(Number(over.headers['retry-after'])).toBeGreaterThan(0)
  expect((await ask(other.secret)).status).toBe(200)
  // Made-up secrets count against the address.
  const guess = await limited.call('GET', '/api/orders', bearer('mf_guess'))
  expect([guess.status, guess.headers['ratelimit-limit']]).toEqual([401, '600'])
}, 60_000)

test('another scheme of Authorization is not for us', async () => {
  expect((await portal.call('GET', '/api/brands', { headers: { authorization: 'Basic eDp5' } })).status).toBe(200)
  expect((await portal.call('GET', '/api/brands', { headers: { authorization: 'Bearer mf_x' } })).status).toBe(401)
})
