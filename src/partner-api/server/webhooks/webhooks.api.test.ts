import { createHmac } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NotSent, postToStranger } from '#base/server/http/post-to-stranger.ts'
import { type FakeServer, startFakeServer } from '#testing/fake-server.ts'
import { insertCompany } from '#testing/insert-api-key.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { type Workbench, workbench } from '#testing/job-context.ts'
import { addAccount, sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { employeeWith } from '#testing/quote-desk.ts'
import type { Webhook, WebhookDelivery } from '../../webhook.ts'
import { deliverDue } from './deliver.ts'
import { requireReachable } from './require-reachable.ts'
import { tellPartners } from './tell-partners.ts'
import { webhookFailedEmail } from './webhook-failed.email.ts'

type Got = { id: string; at: string; signature: string; text: string }

let portal: TestPortal
let bench: Workbench
let receiver: FakeServer
let got: Got[] = []
/** What the receiver answers next. */
let answer: (got: Got) => { status: number; headers?: Record<string, string>; text?: string } = () => ({ status: 204 })
beforeAll(async () => {
  portal = await startPortal({ WEBHOOKS_TO_LOOPBACK: 'true' })
  bench = await workbench(portal)
  receiver = await startFakeServer((request, text, response) => {
    const header = (name: string) => String(request.headers[name])
    const one = { id: header('webhook-id'), at: header('webhook-timestamp'), signature: header('webhook-signature'), text }
    got.push(one)
    const { status, headers = {}, text: words = '' } = answer(one)
    response.writeHead(status, headers).end(words)
  })
})
afterAll(async () => {
  await portal.stop()
  await receiver.stop()
})
beforeEach(() => portal.setNow(start.toString()))
afterEach(() => {
  got = []
  answer = () => ({ status: 204 })
})

type Session = { token: string; cookie: string }
async function company() {
  const { companyId, accountId, email } = await insertCompany(portal.db)
  return { companyId, accountId, email, session: await sessionOf(portal.db, { kind: 'account', accountId }) }
}
const at = (companyId: number, rest = '') => `/api/companies/${companyId}/webhooks${rest}`
async function endpointOf({ companyId, session }: { companyId: number; session: Session }, events: readonly string[], url = receiver.url) {
  const { status, body } = await portal.call('POST', at(companyId), { session, body: { url, events } })
  expect(status, JSON.stringify(body)).toBe(201)
  const { webhook, secret } = body.data as { webhook: Webhook; secret: string }
  const path = (rest = '') => at(companyId, `/${webhook.id}${rest}`)
  return {
    webhook,
    secret,
    path,
    act: (rest: string, sent: object = {}) => portal.call('POST', path(rest), { session, body: sent }),
    deliveries: async (): Promise<WebhookDelivery[]> => (await portal.call('GET', path('/deliveries'), { session })).body.data.deliveries,
    shown: async (): Promise<Webhook> => (await portal.call('GET', at(companyId), { session })).body.data.webhooks[0],
  }
}
const signed = (secret: string, { id, at: seconds, text }: Got) =>
  `v1,${createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
    .update(`${id}.${seconds}.${text}`)
    .digest('base64')}`
const wrote = (requestId: number, session: Session, text = 'Kérdés') =>
  portal.call('POST', `/api/customer-requests/${requestId}/messages`, { session, idempotencyKey: crypto.randomUUID(), body: { text, seen: 0 } })
const cancel = (requestId: number, session: Session) =>
  portal.call('POST', `/api/customer-requests/${requestId}/cancel`, { session, body: { reason: 'other', note: '' } })
async function later(minutes: number) {
  const now = start.add({ minutes }).toString()
  portal.setNow(now)
  await deliverDue(bench.at(now))
  // Sessions end by the clock: whoever looks does so at the start.
  portal.setNow(start.toString())
}

describe('an endpoint', () => {
  test('is told what happens to the requests of its company, signed after Standard Webhooks', async () => {
    const owner = await company()
    const endpoint = await endpointOf(owner, ['message.added', 'request.statusChanged', 'order.changed'])
    expect(endpoint.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const requestId = await insertRequest(portal.db, { accountId: owner.accountId })
    const sent = await wrote(requestId, owner.session)
    expect(sent.status).toBe(200)
    await expect.poll(() => got.length).toBe(1)
    // The receiver hears of it before what it answered is written down.
    await portal.jobsDone()
    const [first] = got
    if (!first) throw new Error('Nothing came')
    expect(JSON.parse(first.text)).toEqual({
      type: 'message.added',
      timestamp: start.toString(),
      data: {
        crmRequestId: requestId,
        orderId: expect.stringMatching(/^R-/),
        status: expect.any(String),
        closed: false,
        messageId: expect.any(Number),
      },
    })
    expect(first.signature).toBe(signed(endpoint.secret, first))
    expect(Number(first.at)).toBe(start.epochMilliseconds / 1000)
    expect(await endpoint.deliveries()).toMatchObject([{ messageId: first.id, state: 'delivered', tries: [{ status: 204, problem: null }] }])
    expect(JSON.stringify(await endpoint.shown())).not.toContain(endpoint.secret)
  })

  test('of another company, one that wants other events and one that is off hear nothing', async () => {
    const [owner, stranger] = [await company(), await company()]
    await endpointOf(stranger, ['message.added'])
    await endpointOf(owner, ['quote.sent'])
    const off = await endpointOf(owner, ['message.added'])
    const changed = await portal.call('PUT', off.path(), {
      session: owner.session,
      body: { version: 1, url: receiver.url, events: ['message.added'], isOn: false },
    })
    expect(changed.body.data.state).toBe('off')
    expect((await off.act('/test')).body.code).toBe('WEBHOOK_OFF')
    await wrote(await insertRequest(portal.db, { accountId: owner.accountId }), owner.session)
    await portal.jobsDone()
    expect(got).toEqual([])
  })

  test('that is down for a day is told everything then, in order, each under one id and once', async () => {
    const owner = await company()
    const endpoint = await endpointOf(owner, ['message.added'])
    const requestId = await insertRequest(portal.db, { accountId: owner.accountId })
    answer = () => ({ status: 503, text: 'down' })
    for (const text of ['egy', 'kettő', 'három']) {
      await wrote(requestId, owner.session, text)
      await portal.jobsDone()
    }
    expect(got).toHaveLength(3)
    const ids = got.map(({ id }) => id)
    for (const minutes of [1, 6, 36, 156, 456, 1056]) await later(minutes)
    expect(await endpoint.deliveries()).toMatchObject(Array(3).fill({ state: 'waiting', tries: Array(7).fill({ status: 503, answer: 'down' }) }))
    got = []
    answer = () => ({ status: 200 })
    await later(24 * 60)
    expect(got, 'not yet due').toEqual([])
    await later(1056 + 840)
    expect(got.map(({ id }) => id)).toEqual(ids)
    expect(got.map((one) => one.signature)).toEqual(got.map((one) => signed(endpoint.secret, one)))
    await later(1056 + 841)
    expect(got).toHaveLength(3)
    expect(await endpoint.deliveries()).toMatchObject(Array(3).fill({ state: 'delivered' }))
  })

  test('that takes nothing ten times in three days is switched off, and its administrators are mailed; a replay says the same', async () => {
    const owner = await company()
    const other = await addAccount(portal.db, { customerType: 'FLOTTA', language: 'en' })
    await portal.db
      .insertInto('companyPeople')
      .values({ accountId: other.id, companyId: owner.companyId, role: 'administrator', joinedAt: start })
      .execute()
    const endpoint = await endpointOf(owner, ['message.added'])
    answer = () => ({ status: 500 })
    await endpoint.act('/test')
    await portal.jobsDone()
    for (const minutes of [1, 6, 36, 156, 456, 1056, 1896, 2976, 4320]) await later(minutes)
    expect(got).toHaveLength(10)
    await later(9000)
    expect(got).toHaveLength(10)
    expect(await endpoint.shown()).toMatchObject({ state: 'failed' })
    const { body: logged } = await portal.call('GET', at(owner.companyId, '/log'), { session: owner.session })
    expect(logged.data.entries).toMatchObject([{ action: 'stopped', by: null, isOn: false }, { action: 'created' }])
    for (const { job, data } of bench.jobs.splice(0)) {
      expect(job).toBe('partnerApi.mailWebhookFailed')
      await webhookFailedEmail.run(bench.at(start.toString()), data as never)
    }
    const mails = await portal.db.selectFrom('emails').select(['recipient', 'subject']).where('kind', '=', 'partnerApi.mailWebhookFailed').execute()
    expect(mails).toEqual(
      expect.arrayContaining([
        { recipient: owner.email, subject: 'Leállítottuk a webhookot, Mobilfutár portál' },
        { recipient: other.email, subject: 'We have switched off a webhook, Mobilfutár portal' },
      ]),
    )

    // What happens meanwhile is kept, and nothing is tried.
    await wrote(await insertRequest(portal.db, { accountId: owner.accountId }), owner.session)
    await portal.jobsDone()
    await later(9001)
    expect(got).toHaveLength(10)
    const [kept] = await endpoint.deliveries()
    expect(kept).toMatchObject({ type: 'message.added', state: 'kept', nextTryAt: null, tries: [] })

    const { version } = await endpoint.shown()
    const body = { version, url: receiver.url, events: ['message.added'], isOn: true }
    expect((await portal.call('PUT', endpoint.path(), { session: owner.session, body })).body.data.state).toBe('on')
    answer = () => ({ status: 200 })
    const [, delivery] = await endpoint.deliveries()
    await endpoint.act(`/deliveries/${delivery?.id}/replay`)
    await expect.poll(() => got.length).toBe(11)
    expect([got[10]?.id, got[10]?.text]).toEqual([got[0]?.id, got[0]?.text])
    await portal.jobsDone()
    await endpoint.act(`/deliveries/${kept?.id}/replay`)
    await portal.jobsDone()
    expect([got.length, got[11]?.id]).toEqual([12, kept?.messageId])
    expect(await endpoint.deliveries()).toMatchObject([{ state: 'delivered' }, { state: 'delivered' }])
  })

  test('an event that is told of twice is one message', async () => {
    const owner = await company()
    await endpointOf(owner, ['request.statusChanged'])
    const requestId = await insertRequest(portal.db, { accountId: owner.accountId })
    const { statusChanged } = tellPartners
    if (statusChanged.transaction === false) throw new Error('It is one transaction')
    for (let i = 0; i < 3; i++) await statusChanged.run(bench.at(start.toString()), { requestId })
    const messages = await portal.db.selectFrom('webhookMessages').select('id').where('requestId', '=', requestId).execute()
    expect(messages).toHaveLength(1)
    bench.jobs.splice(0)
  })

  test('with a new secret is signed by both for a day', async () => {
    const owner = await company()
    const endpoint = await endpointOf(owner, ['message.added'])
    const { secret } = (await endpoint.act('/rotate', { version: 1 })).body.data
    await endpoint.act('/test')
    await expect.poll(() => got.length).toBe(1)
    const [first] = got as [Got]
    expect(first.signature).toBe(`${signed(secret, first)} ${signed(endpoint.secret, first)}`)
    await portal.jobsDone()
    await endpoint.act('/test')
    await expect.poll(() => got.length).toBe(2)
    expect((await endpoint.act('/delete', { version: 1 })).body.code).toBe('WEBHOOK_MOVED_ON')
    expect((await endpoint.act('/delete', { version: 2 })).status).toBe(200)
    expect((await endpoint.act('/test')).status).toBe(404)
  })

  test('keeps a log of its changes, which nobody changes and employees who keep companies read too', async () => {
    const owner = await company()
    const endpoint = await endpointOf(owner, ['message.added'])
    const body = { version: 1, url: `${receiver.url}/uj`, events: ['quote.sent'], isOn: false }
    await portal.call('PUT', endpoint.path(), { session: owner.session, body })
    await portal.call('PUT', endpoint.path(), { session: owner.session, body: { ...body, version: 1 } })
    await endpoint.act('/rotate', { version: 2 })
    await endpoint.act('/delete', { version: 3 })
    const log = (session: Session, rest = '') => portal.call('GET', at(owner.companyId, `/log${rest}`), { session })
    const [url, by] = [`${receiver.url}/uj`, 'Kovács Anna']
    const entries = [
      { action: 'deleted', by, url, events: ['quote.sent'], isOn: false },
      { action: 'rotated', by, url, events: ['quote.sent'], isOn: false },
      { action: 'changed', by, url, events: ['quote.sent'], isOn: false },
      { action: 'created', by, url: receiver.url, events: ['message.added'], isOn: true },
    ]
    const { body: first } = await log(await employeeWith(portal, 'company.people'))
    expect(first.data).toEqual({ entries: entries.map((entry) => expect.objectContaining(entry)), next: null })
    const { body: half } = await log(owner.session, '?size=2')
    expect((await log(owner.session, `?size=2&after=${half.data.next}`)).body.data.entries).toMatchObject(entries.slice(2))
    expect((await log((await company()).session)).status).toBe(404)
    expect((await log(await employeeWith(portal, 'price.edit'))).status).toBe(403)
    await expect(portal.db.updateTable('webhookLog').set({ url: 'x' }).execute()).rejects.toThrow()
    await expect(portal.db.deleteFrom('webhookLog').execute()).rejects.toThrow()
  })

  test('is its company’s alone, and for administrators', async () => {
    const [owner, stranger] = [await company(), await company()]
    const endpoint = await endpointOf(owner, ['quote.sent'])
    for (const path of ['/test', '/rotate', '/delete'])
      expect((await portal.call('POST', endpoint.path(path), { session: stranger.session, body: { version: 1 } })).status, path).toBe(404)
    const asOwn = at(stranger.companyId, `/${endpoint.webhook.id}/deliveries`)
    expect((await portal.call('GET', asOwn, { session: stranger.session })).status).toBe(404)
    for (const url of ['ftp://pelda.hu', 'https://a:b@pelda.hu', 'https://pelda.hu/#x', 'pelda.hu', ''])
      expect((await portal.call('POST', at(owner.companyId), { session: owner.session, body: { url, events: ['quote.sent'] } })).status, url).toBe(
        422,
      )
  })

  test('a cancelled request tells of itself and of its order', async () => {
    const owner = await company()
    await endpointOf(owner, ['request.statusChanged', 'order.changed'])
    const requestId = await insertRequest(portal.db, { accountId: owner.accountId })
    const answered = await cancel(requestId, owner.session)
    if (answered.status !== 200) return expect(answered.body).toBeUndefined()
    await expect.poll(() => got.length).toBe(2)
    expect(got.map(({ text }) => JSON.parse(text).type).toSorted()).toEqual(['order.changed', 'request.statusChanged'])
  })
})

describe('nothing is sent into a private network', () => {
  const sending = { headers: {}, body: '{}', patienceMs: 2000, maxBytes: 500, allowLoopback: false }
  const reason = (url: string, over: object = {}) =>
    postToStranger(url, { ...sending, ...over }).then(
      ({ status }) => status,
      (error: unknown) => (error instanceof NotSent ? error.reason : error),
    )
  /** A name that resolves to these, one answer after the other. */
  const resolving = (...answers: readonly string[]) => {
    let asked = 0
    return ((_name: string, _options: object, callback: (error: null, found: { address: string; family: number }[]) => void) => {
      const address = answers[Math.min(asked++, answers.length - 1)] ?? ''
      callback(null, [{ address, family: address.includes(':') ? 6 : 4 }])
    }) as never
  }

  test.each([
    ...['10.0.0.1', '127.0.0.1', '127.1', '2130706433', '0x7f.1', '0.0.0.0', '169.254.169.254', '192.168.0.1', '172.16.5.5', '100.64.1.1'],
    ...['[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:a9fe:a9fe]', '[fd00::1]', '[fe80::1]', '[64:ff9b::7f00:1]', '[2002:7f00:1::]'],
  ])('https://%s', async (host) => expect(await reason(`https://${host}/`)).toBe('address'))

  test.each(['10.1.2.3', '127.0.0.1', '::1', '::ffff:127.0.0.1', '169.254.169.254', 'fd00::1'])('a name that resolves to %s', async (address) =>
    expect(await reason('https://partner.pelda.hu/', { resolveName: resolving(address) })).toBe('address'),
  )

  test('a name that resolves to another address the next time is asked about each time', async () => {
    const resolveName = resolving('127.0.0.1', '10.0.0.1')
    const url = receiver.url.replace('127.0.0.1', 'partner.pelda.hu')
    expect(await reason(url, { allowLoopback: true, resolveName })).toBe(204)
    expect(await reason(url, { allowLoopback: true, resolveName })).toBe('address')
    expect(got).toHaveLength(1)
  })

  test('and whoever writes an address that is never sent to is told at once', async () => {
    const { companyId, session } = await company()
    for (const url of ['https://10.1.2.3/hook', 'https://169.254.169.254/', 'https://[fd00::1]/'])
      expect((await portal.call('POST', at(companyId), { session, body: { url, events: ['message.added'] } })).body).toMatchObject({
        ...{ status: 422, code: 'WEBHOOK_NOT_PUBLIC', fields: [{ path: 'url' }] },
      })
    const write = (url: string, toLoopback: boolean) => () => requireReachable({ env: { ...portal.env, WEBHOOKS_TO_LOOPBACK: toLoopback } }, url)
    expect(write('http://localhost:9999/', false)).toThrow(expect.objectContaining({ code: 'WEBHOOK_URL' }))
    for (const url of ['https://localhost:9999/', 'https://127.0.0.1/', 'https://[::1]/'])
      expect(write(url, false)).toThrow(expect.objectContaining({ code: 'WEBHOOK_NOT_PUBLIC' }))
    expect(write('http://localhost:9999/', true)).not.toThrow()
    expect(write('https://partner.pelda.hu/hook', false)).not.toThrow()
  })

  test('not over plain http', async () => expect(await reason('http://93.184.216.34/')).toBe('http'))
  test('not even to this machine, unless a setting says so', async () => expect(await reason(receiver.url)).toBe('http'))

  test('by a redirect: it is an answer that is not followed', async () => {
    answer = () => ({ status: 307, headers: { location: 'http://169.254.169.254/latest/meta-data' } })
    expect(await reason(receiver.url, { allowLoopback: true })).toBe(307)
    expect(got).toHaveLength(1)
  })

  test('of a long answer, and of one without end, only the beginning is read, and one that never comes is not waited for', async () => {
    answer = () => ({ status: 200, text: 'x'.repeat(5_000_000) })
    const { text } = await postToStranger(receiver.url, { ...sending, allowLoopback: true })
    expect(text).toHaveLength(500)
    const endless = await startFakeServer((_request, _text, response) => {
      endless.hanging.add(response)
      response.writeHead(200).write('x'.repeat(1000))
    })
    expect(await reason(endless.url, { allowLoopback: true })).toBe(200)
    await endless.stop()
    const silent = await startFakeServer((_request, _text, response) => silent.hanging.add(response))
    expect(await reason(silent.url, { allowLoopback: true, patienceMs: 300 })).toBe('time')
    await silent.stop()
  })
})
