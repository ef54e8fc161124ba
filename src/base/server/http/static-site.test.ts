import { once } from 'node:events'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cpuTimeOf } from '#testing/cpu-time.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { readEnv } from '../env.ts'
import { createLog } from '../log.ts'
import type { Http } from './fastify.ts'
import { createHttp } from './http.ts'
import { createLeaving, type Leaving } from './leaving.ts'
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
  let leaving: Leaving
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
    await writeFile(path.join(folder, 'assets/a.css'), 'a{}')
    await writeFile(path.join(folder, 'worker.js'), 'self')
    await writeFile(path.join(folder, 'assets/gone.js'), script)
    await writeFile(path.join(folder, 'assets/secret.pem'), 'no kind of file that the build writes')
    const env = readEnv({ NODE_ENV: 'test' })
    http = await createHttp({ env, log: createLog('silent') })
    leaving = createLeaving(http)
    http.get('/api/valami', async () => ({ data: 1 }))
    const setPageHeaders = pageHeaders(env, {
      inline: {
        'ismert/index.html': { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] },
        'masik/index.html': { scripts: ["'sha256-c'"], styles: [] },
      },
      startsWorker: (url) => url.startsWith('/kitoltott'),
    })
    const patternOf = (pathname: string) => (pathname === '/kitoltott' ? pathname : null)
    await mountSite(http, folder, { patternOf, redirects: { '/regi': '/ismert' } }, setPageHeaders)
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
    ['/regi', '/ismert'],
    ['/regi/?vissza=%2Fide&x=1', '/ismert?vissza=%2Fide&x=1'],
  ])('%s leads to %s', async (from, to) => {
    const { status, headers } = await fetch(`${address}${from}`, { redirect: 'manual' })
    expect([status, headers.get('location')]).toEqual([302, to])
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
  ])('to who takes %s a script comes as %s, for a year, in which nobody asks about it again', async (accepted, coding) => {
    const answer = await fetch(`${address}/assets/a.js`, { headers: { 'accept-encoding': accepted } })
    expect(await answer.text()).toBe(script)
    const { headers } = answer
    expect(['content-encoding', 'content-type', 'cache-control', 'vary', 'etag'].map((name) => headers.get(name))).toEqual([
      coding,
      'text/javascript',
      'public, max-age=31536000, immutable',
      'Accept-Encoding',
      null,
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
  })

  test.each([
    ['/assets/a.js', 'text/javascript'],
    ['/assets/a.css', 'text/css; charset=utf-8'],
    ['/worker.js', 'text/javascript; charset=utf-8'],
  ])('%s is sent as %s', async (pathname, type) => expect((await fetch(`${address}${pathname}`)).headers.get('content-type')).toBe(type))

  test('a page is asked about each time, and has its policy', async () => {
    const { headers } = await fetch(`${address}/ismert`, { method: 'HEAD' })
    expect([headers.get('cache-control'), headers.get('content-length')]).toEqual(['no-cache', '11'])
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test.each(['/ismert', '/kitoltott', '/worker.js'])('%s does not come again to whoever holds it', async (pathname) => {
    const ask = (tag: string) => fetch(`${address}${pathname}`, { headers: { 'if-none-match': tag } })
    const tag = (await ask('"another"')).headers.get('etag') ?? ''
    const again = await ask(tag)
    expect([tag.length, again.status, await again.text()]).toEqual([29, 304, ''])
  })

  /** Asks in turn over one connection of its own. @returns of each answer what it says of the connection, and how often one was opened */
  async function askInTurn(pathnames: readonly string[], sent: Record<string, string> = {}) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const sockets = new Set<Socket>()
    const said: unknown[] = []
    for (const pathname of pathnames) {
      const asking = request(`${address}${pathname}`, { agent, headers: sent })
      asking.on('socket', (socket) => sockets.add(socket)).end()
      const [answer] = (await once(asking, 'response')) as [IncomingMessage]
      await answer.resume().toArray()
      said.push([answer.statusCode, answer.headers.connection, answer.headers['keep-alive']])
    }
    agent.destroy()
    return { said, connections: sockets.size }
  }

  test('one connection carries script after script, which does not say so; what may be asked with a body is told how long it stays open', async () => {
    const kept = ['keep-alive', 'timeout=20']
    expect(await askInTurn(['/assets/a.js', '/assets/a.js', '/ismert', '/api/valami', '/assets/a.css'])).toEqual({
      said: [
        [200, undefined, undefined],
        [200, undefined, undefined],
        [200, ...kept],
        [200, ...kept],
        [200, undefined, undefined],
      ],
      connections: 1,
    })
  })

  test('whoever wants their connection closed is told that it is', async () => {
    expect(await askInTurn(['/assets/a.js', '/assets/a.js'], { connection: 'close' })).toEqual({
      said: [
        [200, 'close', undefined],
        [200, 'close', undefined],
      ],
      connections: 2,
    })
  })

  test('of an HTTP older than 1.1, where it would be closed, an answer says that the connection stays open', async () => {
    const { port } = new URL(address)
    const socket = connect(Number(port), '127.0.0.1')
    socket.write('GET /assets/a.js HTTP/1.0\r\nConnection: keep-alive\r\n\r\n')
    const [head] = await once(socket, 'data')
    socket.destroy()
    expect(String(head)).toMatch(/^Connection: keep-alive\r$/m)
  })

  test('a script says that its connection closes once the portal is about to stop', async () => {
    leaving.begin()
    const { said, connections } = await askInTurn(['/assets/a.js', '/assets/a.js'])
    expect([said, connections]).toEqual([
      [
        [200, 'close', undefined],
        [200, 'close', undefined],
      ],
      2,
    ])
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
