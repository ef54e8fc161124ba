import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { samplePdf } from '#testing/factories.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { endOfParts, filePart, multipart, multipartType } from '#testing/multipart.ts'
import { sessionOf } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'

let portal: TestPortal
let port: number
let id: number
let session: { token: string; cookie: string }
beforeAll(async () => {
  portal = await startPortal()
  await portal.http.listen({ port: 0, host: '127.0.0.1' })
  const address = portal.http.server.address()
  port = typeof address === 'object' && address ? address.port : 0
  id = await insertRequest(portal.db)
  session = await sessionOf(portal.db, { kind: 'tracking', requestId: id })
})
afterAll(() => portal.stop())

type Answer = { status: number; ms: number; localPort: number | undefined }

function ask(agent: http.Agent, method: string, path: string, headers: http.OutgoingHttpHeaders = {}, body?: Buffer): Promise<Answer> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const call = http.request({ agent, port, host: '127.0.0.1', method, path, headers }, (answer) => {
      const { localPort } = answer.socket
      answer.resume().once('end', () => resolve({ status: answer.statusCode ?? 0, ms: performance.now() - began, localPort }))
    })
    call.once('error', reject)
    call.end(body)
  })
}

const headersOf = ({ token, cookie }: { token: string; cookie: string }): http.OutgoingHttpHeaders => ({ token, cookie: `sid_tracking=${cookie}` })
const five = Buffer.alloc(5 * 1024 * 1024, 'x')
const pdf = { field: 'invoice', name: 'szamla.pdf', bytes: samplePdf() }
const big = { ...pdf, bytes: samplePdf('x', 4_900_000) }
const url = (of: number) => `/api/customer-requests/${of}/document-upload`

type Case = [what: string, status: number, path: () => string, who: 'nobody' | 'session', body: () => Buffer]

test.each<Case>([
  ['from nobody', 401, () => url(id), 'nobody', () => multipart({}, [big, { ...big, field: 'warranty_card' }])],
  ['to a request of somebody else', 404, () => url(999_999_999), 'session', () => multipart({}, [big, { ...big, field: 'warranty_card' }])],
  ['to no address', 404, () => '/api/nowhere', 'session', () => multipart({}, [big, big])],
  [
    'that is no PDF, with more behind it',
    422,
    () => url(id),
    'session',
    () =>
      multipart({}, [
        { ...pdf, bytes: five.subarray(0, 100_000) },
        { ...big, field: 'warranty_card' },
      ]),
  ],
  [
    'that is too large, with more behind it',
    413,
    () => url(id),
    'session',
    () => multipart({}, [{ ...pdf, bytes: Buffer.concat([five, five]) }, big]),
  ],
  ['under a name that nobody asked for', 400, () => url(id), 'session', () => multipart({}, [{ ...big, field: 'anything' }, big, big])],
  ['without its end', 400, () => url(id), 'session', () => Buffer.concat([filePart('invoice', 'a.pdf', samplePdf()), endOfParts.subarray(0, 10)])],
])('after an upload %s is refused (%i), the same connection answers at once', async (_what, status, path, who, body) => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const bytes = body()
  const headers = { 'content-type': multipartType, 'content-length': bytes.length, ...(who === 'session' ? headersOf(session) : {}) }
  const refused = await ask(agent, 'POST', path(), headers, bytes)
  expect(refused.status).toBe(status)
  const next = await ask(agent, 'GET', '/healthz')
  expect(next.status).toBe(200)
  expect(refused.ms + next.ms).toBeLessThan(5000)
  agent.destroy()
})

test('a refused body without an end is not read for ever', async () => {
  const call = http.request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: url(id),
    headers: { 'content-type': multipartType, ...headersOf(session) },
  })
  const hungUp = new Promise<void>((resolve) => {
    call.once('error', () => resolve()).once('close', () => resolve())
  })
  let isOver = false
  void hungUp.then(() => {
    isOver = true
  })
  call.write(filePart('anything', 'a.pdf', samplePdf()))
  let sent = 0
  for (; !isOver && sent < 200; sent++) {
    call.write(five.subarray(0, 1024 * 1024))
    await sleep(5)
  }
  await hungUp
  expect(sent).toBeLessThan(200)
  call.destroy()
})
