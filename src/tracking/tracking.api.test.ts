import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMailedLink } from '#accounts/server/mailed-link-store.ts'
import { newToken } from '#base/server/tokens.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { addAccount, sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'

const email = 'nagy.eva@pelda.hu'
const clicked = { language: 'hu', 'sec-fetch-mode': 'cors' }

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

const ask = (body: object, serviceEntry = 'login-request') => portal.call('POST', `/api/${serviceEntry}`, { body, csrf: true })
const linkIn = (text: string) => /bejelentkezes-megerositese#([\w-]{43})/.exec(text)?.[1] ?? ''
const emailsTo = async (recipient: string) => (await portal.emails()).filter((sent) => sent.recipient === recipient)

describe('asking for a link', () => {
  it('answers alike whether the request exists, the e-mail fits, or neither', async () => {
    const id = await insertRequest(portal.db, { email: 'alike@pelda.hu', gsmWorksheetId: 'MC-1' })
    const answers = await Promise.all([
      ask({ crmRequestId: id, email: 'alike@pelda.hu' }),
      ask({ crmRequestId: id, email: 'other@pelda.hu' }),
      ask({ crmRequestId: 999_999_999, email: 'alike@pelda.hu' }),
      ask({ gsmWorksheetId: 'MC-1', email: 'alike@pelda.hu' }),
      ask({ gsmWorksheetId: 'MC-2', email: 'alike@pelda.hu' }),
      ask({ crmRequestId: id, gsmWorksheetId: 'MC-2', email: 'alike@pelda.hu' }),
    ])
    expect(new Set(answers.map(({ status, body, headers }) => JSON.stringify([status, body, Object.keys(headers).sort()])))).toHaveLength(1)
    expect(answers[0]?.body).toEqual({ status: 200, data: { linkMinutes: 30 } })
    expect(await emailsTo('alike@pelda.hu')).toHaveLength(2)
    expect(await emailsTo('other@pelda.hu')).toHaveLength(0)
  })

  it('writes to the address on file in the language of the request, with the link in the fragment', async () => {
    const id = await insertRequest(portal.db, { email: 'german@pelda.hu', language: 'de' })
    await ask({ crmRequestId: String(id).replace(/(...)(...)/, '$1 $2 '), email: ' German@Pelda.hu ' })
    const [sent] = await emailsTo('german@pelda.hu')
    expect(sent?.language).toBe('de')
    expect(sent?.subject).toMatch(/^Auftrag verfolgen: \d{3}\u00A0\d{3}\u00A0\d{3}$/)
    expect(sent?.plain).toContain('http://localhost:3000/bejelentkezes-megerositese#')
    expect(linkIn(sent?.html ?? '')).toHaveLength(43)
  })

  it('wants one of the two numbers, a number that can be one, and an e-mail address', async () => {
    const refusedAs = async (body: object) =>
      (await ask(body)).body.fields?.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)
    expect(await refusedAs({ email })).toEqual(['crmRequestId TRACKING_ONE_REQUIRED'])
    expect(await refusedAs({ crmRequestId: '', gsmWorksheetId: ' ', email })).toEqual(['crmRequestId TRACKING_ONE_REQUIRED'])
    expect(await refusedAs({ crmRequestId: '12345', email })).toContain('crmRequestId REQUEST_NUMBER')
    expect(await refusedAs({ crmRequestId: 123_456_789, email: 'x' })).toEqual(['email EMAIL'])
    expect(await refusedAs({ crmRequestId: 123_456_789, email, role: 'EMPLOYEE' })).toEqual(['role UNKNOWN_FIELD'])
    expect((await portal.call('POST', '/api/login-request', { body: { crmRequestId: 123_456_789, email } })).body.code).toBe('CSRFTOKEN_MISSING')
  })
})

describe('the mailed link', () => {
  const givenLink = async (purpose: 'trackingLogin' | 'viewerLogin' = 'trackingLogin') => {
    const requestId = await insertRequest(portal.db)
    return { requestId, token: await createMailedLink(portal.db, start, { purpose, requestId }) }
  }
  const spend = (token: string, headers: Record<string, string> = clicked) => portal.call('GET', `/api/login-process/${token}`, { headers })

  it('starts a session that opens the request', async () => {
    const id = await insertRequest(portal.db, { email: 'whole@pelda.hu' })
    await ask({ crmRequestId: id, email: 'whole@pelda.hu' })
    const [sent] = await emailsTo('whole@pelda.hu')
    const { status, body, cookies, headers } = await spend(linkIn(sent?.plain ?? ''))
    expect(status).toBe(200)
    expect(body).toEqual({ status: 200, type: 'TRACKING', crmRequestId: id, Token: expect.stringMatching(/^[\w-]{43}$/) })
    expect(String(headers['set-cookie'])).toMatch(/sid_tracking=.*HttpOnly/)
    const session = { token: body.Token, cookie: cookies.sid_tracking ?? '' }
    expect((await portal.call('GET', `/api/customer-requests/${id}/show`, { session })).status).toBe(200)
  })

  it('of the document viewer starts a viewer session, which opens documents and reads the request, masked', async () => {
    const id = await insertRequest(portal.db, { email: 'viewer@pelda.hu' })
    await ask({ crmRequestId: id, email: 'viewer@pelda.hu' }, 'login-viewer')
    const [sent] = await emailsTo('viewer@pelda.hu')
    const { body, cookies } = await spend(linkIn(sent?.plain ?? ''))
    expect(body.type).toBe('VIEWER')
    const session = { token: body.Token, cookie: cookies.sid_viewer ?? '' }
    expect((await portal.call('GET', `/api/customer-requests/${id}/documents`, { session })).status).toBe(200)
    expect((await portal.call('GET', `/api/customer-requests/${id}/show`, { session })).body.data.customer).toMatchObject({ email: 'v•••@p••••.hu' })
    expect((await portal.call('GET', `/api/customer-requests/${id}/arrival`, { session })).status).toBe(403)
  })

  it('is not spent by mail scanners and link previews', async () => {
    const { token } = await givenLink()
    const scanners = [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
      'Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1; Trident/5.0) SafeLinks',
      'Mozilla/5.0 (compatible; Barracuda Sentinel)',
      'Proofpoint URL Defense',
      'MimecastURLProtect/1.0',
      'Google-Safety',
      'Mozilla/5.0 (via ggpht.com GoogleImageProxy)',
      'YahooMailProxy; https://help.yahoo.com/kb/yahoo-mail-proxy-SLN28749.html',
      'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
      'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
      'WhatsApp/2.23.20.0 A',
      'TrendMicro WTP 1.0',
    ]
    for (const agent of scanners) {
      const visits: Record<string, string>[] = [
        { 'user-agent': agent },
        { 'user-agent': agent, 'sec-fetch-mode': 'navigate', 'sec-purpose': 'prefetch' },
        { 'user-agent': agent, 'accept-language': 'hu' },
        { 'user-agent': agent, language: 'hu', 'sec-fetch-mode': 'navigate' },
        { 'user-agent': agent, language: 'hu', 'sec-fetch-mode': 'no-cors', 'sec-purpose': 'prefetch;prerender' },
      ]
      for (const headers of visits) expect((await portal.call('GET', `/api/login-process/${token}`, { headers })).status).toBe(403)
      for (const headers of [...visits, { 'user-agent': agent, language: 'hu' }])
        expect((await portal.call('HEAD', `/api/login-process/${token}`, { headers })).status).toBe(404)
    }
    expect((await spend(token)).status).toBe(200)
  })

  it('is spent by exactly one of fifty at once', async () => {
    const { token } = await givenLink()
    const answers = await Promise.all(Array.from({ length: 50 }, () => spend(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status, body }) => status === 410 && body.code === 'LINK_EXPIRED')).toHaveLength(49)
  })

  it('expires after thirty minutes; unknown, spent and foreign links are refused alike', async () => {
    const fresh = await givenLink()
    const late = await givenLink()
    const requestId = await insertRequest(portal.db)
    const follow = await createMailedLink(portal.db, start, { purpose: 'followRequest', requestId })
    await spend(fresh.token)
    portal.setNow('2026-11-23T08:30:00Z')
    const answers = await Promise.all([fresh.token, late.token, follow, newToken(), 'x'].map((token) => spend(token)))
    portal.setNow(start.toString())
    for (const { status, body } of answers) {
      expect(status).toBe(410)
      expect(body).toEqual(answers[0]?.body)
    }
  })
})

describe('the link of an email', () => {
  it('opens its request as often as its owner likes', async () => {
    const requestId = await insertRequest(portal.db)
    const vs = await createMailedLink(portal.db, start, { purpose: 'followRequest', requestId })
    for (let i = 0; i < 3; i++) {
      const { body, cookies } = await portal.call('POST', '/api/follow-request', { body: { vs } })
      expect(body).toMatchObject({ type: 'TRACKING', crmRequestId: requestId })
      const session = { token: body.Token, cookie: cookies.sid_tracking ?? '' }
      expect((await portal.call('GET', `/api/customer-requests/${requestId}/show`, { session })).status).toBe(200)
    }
  })

  it('leaves the owner who is logged in as they are, and lets a stranger follow beside their login', async () => {
    const { id: owner } = await addAccount(portal.db)
    const { id: stranger } = await addAccount(portal.db)
    const requestId = await insertRequest(portal.db, { accountId: owner })
    const vs = await createMailedLink(portal.db, start, { purpose: 'followRequest', requestId })
    const open = async (accountId: number) =>
      portal.call('POST', '/api/follow-request', { body: { vs }, session: await sessionOf(portal.db, { kind: 'account', accountId }) })
    const own = await open(owner)
    expect(own.body).toEqual({ status: 200, type: 'ACCOUNT', crmRequestId: requestId, Token: null })
    expect(own.cookies).toEqual({})
    expect((await open(stranger)).body).toMatchObject({ type: 'TRACKING', Token: expect.any(String) })
  })

  it('is refused when unknown, revoked or of another kind', async () => {
    const requestId = await insertRequest(portal.db)
    const login = await createMailedLink(portal.db, start, { purpose: 'trackingLogin', requestId })
    for (const vs of [newToken(), login, String(requestId), ''])
      expect((await portal.call('POST', '/api/follow-request', { body: { vs } })).status).toBe(410)
  })
})

describe('a tracked request', () => {
  it('says what it is, where it is, what comes next and by when', async () => {
    const id = await insertRequest(portal.db)
    const session = await sessionOf(portal.db, { kind: 'tracking', requestId: id })
    const { status, body } = await portal.call('GET', `/api/customer-requests/${id}/show`, { session, language: 'en' })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      crmRequestId: id,
      status: 'RECEIVED',
      brand: { id: 7 },
      warrantyType: { id: 2, name: 'Paid repair' },
      pickup: { day: '2026-11-24', window: '08-17', postalCode: '1134', city: 'Budapest' },
      next: { code: 'courierComes', by: '2026-11-24', late: false, certain: true },
      may: { changePickup: true, cancel: true, uploadDocuments: true },
    })
    expect(body.data.deviceIdentifierIn).toMatch(/^\d{15}$/)
    expect(body.data.timeline.map(({ step, state }: { step: number; state: string }) => `${step} ${state}`)).toEqual([
      '1 done',
      '20 upcoming',
      '30 upcoming',
      '32 upcoming',
      '60 upcoming',
    ])
    // SECURITY S-HASH: no link.
    expect(JSON.stringify(body)).not.toMatch(/[\w-]{32,}/)
  })

  it('offers the repeat claim of a repair to its holder, by one link, while the warranty lasts and the device is not with us', async () => {
    const closed = { status: 'SERVICE_DONE', outcome: 'REPAIRED', closedAt: Temporal.Instant.from('2026-05-23T10:00:00Z') }
    const id = await insertRequest(portal.db, closed)
    const session = await sessionOf(portal.db, { kind: 'tracking', requestId: id })
    const offered = async () => (await portal.call('GET', `/api/customer-requests/${id}/show`, { session })).body.data.serviceWarranty
    const first = await offered()
    expect(first).toEqual({ until: '2026-11-23', identicalHash: expect.stringMatching(/^[\w-]{43}$/) })
    expect(await offered()).toEqual(first)
    expect(await portal.db.selectFrom('mailedLinks').select('purpose').where('requestId', '=', id).execute()).toEqual([])
    const { body } = await portal.call('GET', `/api/booking-setup?service=200&identicalHash=${first.identicalHash}`)
    expect(body.data.previous).toMatchObject({ crmRequestId: id, fits: true })

    const { identifier } = await portal.db.selectFrom('requests').select('identifier').where('id', '=', id).executeTakeFirstOrThrow()
    const again = await insertRequest(portal.db, { identifier, identifierTyped: identifier })
    expect(await offered()).toBeNull()
    await portal.db.updateTable('requests').set({ outcome: 'CANCELLED', closedAt: start }).where('id', '=', again).execute()
    expect(await offered()).toEqual(first)
    portal.setNow('2026-11-23T23:00:00Z')
    const later = await sessionOf(portal.db, { kind: 'tracking', requestId: id }, Temporal.Instant.from('2026-11-23T23:00:00Z'))
    expect((await portal.call('GET', `/api/customer-requests/${id}/show`, { session: later })).body.data.serviceWarranty).toBeNull()
    portal.setNow(start.toString())
  })

  it('offers none for what was cancelled or not repaired', async () => {
    for (const row of [
      { outcome: 'CANCELLED', closedAt: start },
      { status: 'SERVICE_DONE', outcome: 'RETURNED_UNREPAIRED', closedAt: start },
    ]) {
      const id = await insertRequest(portal.db, row)
      const session = await sessionOf(portal.db, { kind: 'tracking', requestId: id })
      expect((await portal.call('GET', `/api/customer-requests/${id}/show`, { session })).body.data.serviceWarranty).toBeNull()
    }
  })

  it('appends the missing steps to its history', async () => {
    const id = await insertRequest(portal.db, { warrantyTypeId: 1 })
    const session = await sessionOf(portal.db, { kind: 'tracking', requestId: id })
    const { body } = await portal.call('GET', `/api/customer-requests/${id}/history`, { session })
    expect(body.data).toEqual([
      { status: 'RECEIVED', date: start.toString(), type: 'requestReceived', code: 1 },
      { status: null, date: null, type: 'upcoming', code: 20 },
      { status: null, date: null, type: 'upcoming', code: 60 },
    ])
  })

  it('can no longer be changed once the courier is on the way', async () => {
    const id = await insertRequest(portal.db)
    portal.setNow('2026-11-24T07:00:00Z')
    const session = await sessionOf(portal.db, { kind: 'tracking', requestId: id }, Temporal.Instant.from('2026-11-24T07:00:00Z'))
    const { body } = await portal.call('GET', `/api/customer-requests/${id}/show`, { session })
    portal.setNow(start.toString())
    expect(body.data.may).toMatchObject({ changePickup: false, cancel: false })
  })

  it('is found by its holders only; for others it does not exist', async () => {
    const { id: owner } = await addAccount(portal.db)
    const { id: stranger } = await addAccount(portal.db)
    const { id: clerk } = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys: ['request.queue'] })
    const id = await insertRequest(portal.db, { accountId: owner })
    const other = await insertRequest(portal.db)
    const holders = [
      { kind: 'tracking', requestId: id },
      { kind: 'account', accountId: owner },
      { kind: 'account', accountId: clerk },
    ] as const
    const strangers = [
      { kind: 'tracking', requestId: other },
      { kind: 'account', accountId: stranger },
    ] as const
    for (const call of ['show', 'history']) {
      for (const about of holders)
        expect((await portal.call('GET', `/api/customer-requests/${id}/${call}`, { session: await sessionOf(portal.db, about) })).status).toBe(200)
      for (const about of strangers) {
        const session = await sessionOf(portal.db, about)
        const foreign = await portal.call('GET', `/api/customer-requests/${id}/${call}`, { session })
        const missing = await portal.call('GET', `/api/customer-requests/123456789/${call}`, { session })
        expect(foreign.status).toBe(404)
        expect(foreign.body).toEqual(missing.body)
      }
      expect((await portal.call('GET', `/api/customer-requests/${id}/${call}`)).status).toBe(401)
    }
  })
})

describe('guessing', () => {
  let guarded: TestPortal
  beforeAll(async () => {
    guarded = await startPortal({ RATE_LIMITS: 'on', TRUST_PROXY: '1' })
  })
  afterAll(() => guarded.stop())

  const from = (ip: string, body: object) => guarded.call('POST', '/api/login-request', { body, csrf: true, headers: { 'x-forwarded-for': ip } })

  it('ends after five tries from one address, and after five of one number from many', async () => {
    const numbers = Array.from({ length: 6 }, (_, i) => 200_000_000 + i)
    const sameAddress = await Promise.all(numbers.map((crmRequestId) => from('192.0.2.1', { crmRequestId, email })))
    expect(sameAddress.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429])
    const sameNumber = await Promise.all(numbers.map((_, i) => from(`198.51.100.${i}`, { crmRequestId: 300_000_000, email })))
    expect(sameNumber.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429])
    expect(sameNumber.find(({ status }) => status === 429)?.body.message).toContain('15')
  })

  it('floods no mailbox: three emails an hour about one request, and nobody is told', async () => {
    const id = await insertRequest(guarded.db, { email: 'flood@pelda.hu' })
    const answers = []
    for (let i = 0; i < 5; i++) answers.push(await from(`203.0.113.${i}`, { crmRequestId: id, email: 'flood@pelda.hu' }))
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toHaveLength(1)
    expect((await guarded.emails()).filter(({ recipient }) => recipient === 'flood@pelda.hu')).toHaveLength(3)
  })
})
