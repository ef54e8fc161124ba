import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { post } from '../../endpoint.ts'
import { readEnv } from '../env.ts'
import { createLog } from '../log.ts'
import type { Http } from './fastify.ts'
import { createHttp } from './http.ts'
import { readFormOrJson } from './http-body.ts'

const about = { summary: 'Anything', who: null, body: z.object({ a: z.string() }), answers: z.unknown() }
const rows = {
  form: post('/form', about),
  eitherForm: post('/either-form', { ...about, forms: true }),
  documents: post('/documents', { ...about, files: { invoice: { max: 1 } } }),
}
let http: Http
let port: number
beforeAll(async () => {
  http = await createHttp({ env: readEnv({ NODE_ENV: 'test' }), log: createLog('silent'), bodyPace: { bodyMs: 400, goodBytes: 2000 } })
  for (const row of Object.values(rows))
    http.post(`/api${row.path}`, { config: { row } }, async (request) => ({
      read: await readFormOrJson(request, row, { dataDir: '.', sender: 'a' }),
    }))
  http.post('/api/slow-answer', async () => {
    await sleep(1000)
    return { done: true }
  })
  http.post('/api/late', { preParsing: () => sleep(600) }, async () => ({}))
  await http.listen({ port: 0, host: '127.0.0.1' })
  const address = http.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => http.close())

/** Sends the head of a call and then `drop` again and again; answers what came back and when the connection ended (ms). */
function drip(path: string, { type = 'application/json', head = '{', drop = ' ', maxMs = 6000 } = {}): Promise<{ answer: string; ms: number }> {
  const began = performance.now()
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1')
    const dropping = setInterval(() => socket.write(drop), 50)
    const end = () => {
      clearInterval(dropping)
      socket.destroy()
      resolve({ answer, ms: performance.now() - began })
    }
    setTimeout(end, maxMs).unref()
    socket.on('data', (data) => {
      answer += data.toString()
    })
    socket.on('error', () => undefined).on('close', end)
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 100000\r\n\r\n${head}`)
  })
}

const multipart = { type: 'multipart/form-data; boundary=x', head: '--x\r\nContent-Disposition: form-data; name="data"\r\n\r\n' }

test.each([
  ['JSON', '/api/form', {}],
  ['a form', '/api/either-form', { ...multipart }],
  ['JSON where files may come', '/api/documents', {}],
  ['a body of an address that is not there', '/api/nowhere', {}],
])('%s that hardly comes is refused, and its connection ends', async (_what, path, options) => {
  const { answer, ms } = await drip(path, options)
  expect(ms).toBeLessThan(5000)
  if (path !== '/api/nowhere') expect(answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*"code":"BODY_TOO_SLOW","message":"A /)
})

test('a body that nobody has begun to read ends with its connection', async () => {
  expect((await drip('/api/late')).ms).toBeLessThan(5000)
})

test.each([
  ['an upload', '/api/documents', multipart],
  ['a long body that comes well', '/api/form', { drop: ' '.repeat(1000) }],
])('%s has its time', async (_what, path, options) => {
  const { answer, ms } = await drip(path, { ...options, maxMs: 1200 })
  expect([answer, ms > 1100]).toEqual(['', true])
})

test('a call whose body came is left alone, however long its answer takes', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/slow-answer`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"a":"b"}' },
  })
  expect(await answer.json()).toEqual({ done: true })
})
