import { afterEach, expect, test } from 'vitest'
import { readEnv } from '../env.ts'
import { createLog } from '../log.ts'
import type { Http } from './fastify.ts'
import { createHttp } from './http.ts'
import { pageHeaders } from './security-headers.ts'

// SECURITY 2.1 D1, 2.3 C1 and C2: what every answer says to a browser, and what a page says beside it.

let http: Http | undefined
afterEach(() => http?.close())

async function answersAt(PUBLIC_URL: string) {
  const env = readEnv({ NODE_ENV: 'test', PUBLIC_URL })
  http = await createHttp({ env, log: createLog('silent') })
  const setPageHeaders = pageHeaders(env, { inline: { lap: { scripts: ["'sha256-a'"], styles: [] } }, startsWorker: () => false })
  http.get('/api/adat', async () => ({}))
  http.get('/lap', async (request, reply) => {
    setPageHeaders(request, reply, 'lap')
    return reply.type('text/html').send('<p>Lap')
  })
  const [data, page] = [await http.inject('/api/adat'), await http.inject('/lap')]
  return { data: data.headers, page: page.headers }
}

const ofEvery = {
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
}

test('at an https address every answer keeps browsers to https, tells nobody its address, and stands in no frame', async () => {
  const { data, page } = await answersAt('https://portal.example')
  const secured = { ...ofEvery, 'strict-transport-security': expect.stringMatching(/^max-age=31536000\b/) }
  expect(data).toMatchObject(secured)
  expect(page).toMatchObject(secured)
})

test('over plain http nothing is said of https', async () => {
  const { data, page } = await answersAt('http://localhost:3000')
  expect([data, page].map((headers) => headers['strict-transport-security'])).toEqual([undefined, undefined])
  expect([data, page]).toMatchObject([ofEvery, ofEvery])
})

test('a page loads, runs and sends nothing but what is ours', async () => {
  const { data, page } = await answersAt('http://localhost:3000')
  expect(data['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'")
  expect(String(page['content-security-policy']).split(';').toSorted()).toEqual([
    "base-uri 'none'",
    "connect-src 'self'",
    "default-src 'none'",
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "frame-src 'self' blob:",
    "img-src 'self' data: blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "script-src 'self' 'sha256-a'",
    "style-src 'self'",
    "trusted-types 'none'",
    "worker-src 'self'",
  ])
  expect(page['cross-origin-opener-policy']).toBe('same-origin')
})
