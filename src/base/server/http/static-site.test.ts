import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cpuTimeOf } from '#testing/cpu-time.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { readEnv } from '../env.ts'
import { createLog } from '../log.ts'
import type { Http } from './fastify.ts'
import { createHttp } from './http.ts'
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
  let address: string
  const warnings: string[] = []
  const remember = ({ message }: Error) => warnings.push(message)
  beforeAll(async () => {
    process.on('warning', remember)
    const folder = await temporaryFolder('site')
    await mkdir(path.join(folder, 'ismert'))
    await writeFile(path.join(folder, '__spa-fallback.html'), 'empty')
    await writeFile(path.join(folder, 'ismert/index.html'), 'prerendered')
    const startsWorker = (url: string) => url.startsWith('/kitoltott')
    http = await createHttp({ env: readEnv({ NODE_ENV: 'test' }), log: createLog('silent'), inline: { scripts: [], styles: [] }, startsWorker })
    await mountSite(http, folder, { patternOf: (pathname) => (pathname === '/kitoltott' ? pathname : null), redirects: {} })
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
  ])('at %s the policy is %s', async (pathname, policy) => {
    const { headers } = await fetch(`${address}${pathname}`)
    expect(headers.get('content-security-policy')).toContain(policy)
    expect(headers.get('content-security-policy')).toContain("worker-src 'self';")
  })

  test('a file that is not there is refused', async () => expect((await fetch(`${address}/assets/none.js`)).status).toBe(404))
})
