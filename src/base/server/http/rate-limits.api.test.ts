import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { newToken } from '../tokens.ts'
import { rateLimits } from './rate-limits.ts'

// A limit that counts only whom it knows stops nobody: it must have counted before anything else is done for the caller.

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'on', TRUST_PROXY: '1' })
})
afterAll(() => portal.stop())
afterEach(() => vi.restoreAllMocks())

/** How often the database was asked for a session since. */
function sessionsAsked() {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  return () =>
    query.mock.calls.filter(([asked]) => /from "sessions"/.test(typeof asked === 'string' ? asked : (asked as { text: string }).text)).length
}

const fromAddress = (from: string, method: string, url: string) =>
  portal.call(method, url, { headers: { 'x-forwarded-for': from }, session: { token: newToken(), cookie: newToken() } })

async function statusesOf(count: number, call: (n: number) => Promise<{ status: number }>) {
  const statuses: number[] = []
  for (let n = 0; n < count; n++) statuses.push((await call(n)).status)
  return statuses
}

test.each([
  ['GET', '/api/customers/1', 'read'],
  ['POST', '/api/service-desk/emails/1/resend', 'write'],
] as const)('%s %s with made-up tokens is refused before the session is looked up', async (method, url, rate) => {
  const { max } = rateLimits[rate]
  const asked = sessionsAsked()
  const statuses = await statusesOf(max + 200, () => fromAddress('192.0.2.1', method, url))
  expect(statuses).toEqual([...Array<number>(max).fill(401), ...Array<number>(200).fill(429)])
  expect(asked()).toBe(max)
})

test('forms without a token are counted', async () => {
  const { max } = rateLimits.link
  const send = () => fromAddress('192.0.2.2', 'POST', '/api/change-password/any')
  expect(await statusesOf(max + 5, send)).toEqual([...Array<number>(max).fill(403), ...Array<number>(5).fill(429)])
})

test('an upload that is refused counts like any other', async () => {
  const { max } = rateLimits.booking
  const body = { topic: 'other', name: 'Anna', email: 'anna@example.com', subject: 'Kép', message: 'Lásd a mellékletet.' }
  const send = () =>
    portal.call('POST', '/api/contact-messages', {
      ...{ body, csrf: true, idempotencyKey: crypto.randomUUID(), headers: { 'x-forwarded-for': '192.0.2.3' } },
      files: [{ field: 'other', name: 'a.pdf', bytes: Buffer.from('nem PDF') }],
    })
  expect(await statusesOf(max + 1, send)).toEqual([...Array<number>(max).fill(422), 429])
})

test('the addresses of one IPv6 /64 share a limit, those of the next one do not', async () => {
  const { max } = rateLimits.link
  const send = (n: number) => fromAddress(`2001:db8::${n.toString(16)}`, 'POST', '/api/change-password/any')
  expect((await statusesOf(max + 1, send)).at(-1)).toBe(429)
  expect((await fromAddress('2001:db8:0:1::1', 'POST', '/api/change-password/any')).status).toBe(403)
})

test('who opens a document once too often reads why and when to come back, as a page in a language of theirs; a call reads it as data', async () => {
  const { max } = rateLimits.read
  const open = (headers: Record<string, string>) =>
    portal.call('GET', '/api/documents-viewer/invoice/any', { headers: { 'x-forwarded-for': '192.0.2.4', ...headers } })
  for (let n = 0; n < max; n++) await open({})
  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': 'de-AT,de;q=0.9' }
  const page = await open(browser)
  expect([page.status, page.headers['content-type'], page.headers['retry-after']]).toEqual([429, 'text/html; charset=utf-8', '60'])
  expect(page.bytes.toString()).toMatch(/<html lang="de">.*<h1>Zu viele Versuche\. [^<]+ 1 Minute[^<]*<\/h1>/)
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; frame-ancestors 'none'$/)
  const call = await open({ accept: 'application/json' })
  expect([call.status, call.headers['retry-after'], call.body]).toMatchObject([429, '60', { status: 429, code: 'TOO_MANY' }])
})
