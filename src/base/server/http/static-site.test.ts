import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cpuTimeOf } from '#testing/cpu-time.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { readEnv } from '../env.ts'
import { createLog } from '../log.ts'
import type { Http } from './fastify.ts'
import { createHttp } from './http.ts'
import { pageHeaders } from './security-headers.ts'
import { mountSite, pathnameOf } from './static-site.ts'

test.each([
  ['/', '/'],
  ['//', '/'],
  ['///', '/'],
  ['/a/', '/a'],
  ['/a///?b=/', '/a'],
  ['//a//b//', '//a//b'],
  ['/a', '/a'],
])('%s is the page %s', (url, page) => expect(pathnameOf(url)).toBe(page))

test('an address of nothing but slashes is read at once', async () => {
  expect(await cpuTimeOf(() => pathnameOf(`${'/'.repeat(200_000)}x`))).toBeLessThan(200)
})

describe('over a connection', () => {
  let http: Http
  let folder: string
  let address: string
  const script = 'console.log(1);'.repeat(100)
  const warnings: string[] = []
  const remember = ({ message }: Error) => warnings.push(message)
  beforeAll(async () => {
    process.on('warning', remember)
    folder = await temporaryFolder('site')
    await mkdir(path.join(folder, 'ismert'))
    await writeFile(path.join(folder, '__spa-fallback.html'), 'empty')
    await writeFile(path.join(folder, 'ismert/index.html'), 'prerendered')
    await mkdir(path.join(folder, 'masik'))
    await writeFile(path.join(folder, 'masik/index.html'), 'another')
    await mkdir(path.join(folder, 'assets'))
    await writeFile(path.join(folder, 'assets/a.js'), script)
    await writeFile(path.join(folder, 'assets/a.js.br'), brotliCompressSync(script))
    await writeFile(path.join(folder, 'assets/a.js.gz'), gzipSync(script))
    await writeFile(path.join(folder, 'assets/gone.js'), script)
    await writeFile(path.join(folder, 'assets/secret.pem'), 'no kind of file that the build writes')
    const env = readEnv({ NODE_ENV: 'test' })
    http = await createHttp({ env, log: createLog('silent') })
    http.get('/api/valami', async () => ({ data: 1 }))
    const setPageHeaders = pageHeaders(env, {
      inline: {
        'ismert/index.html': { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] },
        'masik/index.html': { scripts: ["'sha256-c'"], styles: [] },
      },
      startsWorker: (url) => url.startsWith('/kitoltott'),
    })
    const patternOf = (pathname: string) => (pathname === '/kitoltott' ? pathname : null)
    await mountSite(http, folder, { patternOf, redirects: {} }, setPageHeaders)
    address = await http.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    process.off('warning', remember)
    await http.close()
  })

  test.each([
    ['/ismert', 200, 'prerendered'],
    ['/kitoltott', 200, 'empty'],
    ['/nincs-ilyen', 404, 'empty'],
  ])('%s is answered with %i and the page that is %s; Node sees no leak of listeners', async (pathname, status, text) => {
    const answer = await fetch(`${address}${pathname}`, { headers: { 'accept-encoding': 'br, gzip' } })
    expect([answer.status, await answer.text()]).toEqual([status, text])
    await new Promise((resolve) => setImmediate(resolve))
    expect(warnings).toEqual([])
  })

  test.each([
    ['/kitoltott?nap=2026-11-25', 'trusted-types offline-worker;'],
    ['/ismert', "trusted-types 'none';"],
    ['/ismert', "script-src 'self' 'sha256-a';style-src 'self' 'sha256-b';"],
    ['/masik', "script-src 'self' 'sha256-c';style-src 'self';"],
    ['/nincs-ilyen', "script-src 'self';style-src 'self';"],
  ])('at %s the policy is %s', async (pathname, policy) => {
    const { headers } = await fetch(`${address}${pathname}`)
    expect(headers.get('content-security-policy')).toContain(policy)
    expect(headers.get('content-security-policy')).toContain("worker-src 'self';")
  })

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ])('to who takes %s a script comes as %s, for a year, and not again while they hold it', async (accepted, coding) => {
    const ask = (headers: Record<string, string> = {}) => fetch(`${address}/assets/a.js`, { headers: { 'accept-encoding': accepted, ...headers } })
    const answer = await ask()
    expect(await answer.text()).toBe(script)
    const { headers } = answer
    expect(['content-encoding', 'content-type', 'cache-control', 'vary'].map((name) => headers.get(name))).toEqual([
      coding,
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
      'Accept-Encoding',
    ])
    const named = [
      'content-security-policy',
      'referrer-policy',
      'x-frame-options',
      'x-request-id',
      'x-content-type-options',
      'cross-origin-resource-policy',
    ]
    expect(named.map((name) => headers.get(name))).toEqual([null, null, null, null, 'nosniff', 'same-origin'])
    const again = await ask({ 'if-none-match': headers.get('etag') ?? '' })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await ask({ 'if-none-match': '"another"' })).status).toBe(200)
  })

  test('a page is asked about each time, and has its policy', async () => {
    const { headers } = await fetch(`${address}/ismert`, { method: 'HEAD' })
    expect([headers.get('cache-control'), headers.get('content-length')]).toEqual(['no-cache', '11'])
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test.each(['/api/valami', '/api/nincs', '/assets/none.js'])('what answers at %s is no page: a browser makes nothing of it', async (pathname) => {
    const { headers } = await fetch(`${address}${pathname}`)
    const named = ['content-security-policy', 'x-frame-options', 'referrer-policy', 'x-content-type-options', 'cross-origin-resource-policy']
    expect(named.map((name) => headers.get(name))).toEqual([
      "default-src 'none';frame-ancestors 'none'",
      'DENY',
      'no-referrer',
      'nosniff',
      'same-origin',
    ])
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  })

  test.each(['none.js', 'secret.pem', 'a.js.br', '%2e%2e/index.html', '..%2f__spa-fallback.html', '%61.js'])('/assets/%s is refused', async (name) =>
    expect((await fetch(`${address}/assets/${name}`)).status).toBe(404),
  )

  test('a file that was taken away meanwhile is refused, one that was read before is kept', async () => {
    await rm(path.join(folder, 'assets/gone.js'))
    await rm(path.join(folder, 'assets/a.js.gz'))
    expect((await fetch(`${address}/assets/gone.js`)).status).toBe(404)
    expect((await fetch(`${address}/assets/a.js`, { headers: { 'accept-encoding': 'gzip' } })).status).toBe(200)
  })
})
