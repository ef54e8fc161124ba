import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { book } from '#testing/factories.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { createLog } from '../log.ts'

type Line = {
  level: number
  msg: string
  reqId?: string
  job?: string
  jobId?: string
  route?: string
  status?: number
  method?: string
  code?: string
}

let portal: TestPortal
let written: string[] = []
beforeAll(async () => {
  portal = await startPortal({ SMTP_URL: 'smtp://127.0.0.1:9' }, createLog('debug', { write: (line) => written.push(line) }))
})
afterAll(() => portal.stop())
beforeEach(() => {
  written = []
})
const lines = () => written.map((line) => JSON.parse(line) as Line)
/** The tests share one portal, which listens once. */
let opened: Promise<string> | undefined
const listening = () => {
  opened ??= portal.http.listen({ port: 0, host: '127.0.0.1' })
  return opened
}
const accessLines = () => lines().filter(({ msg }) => msg === 'request')

test('every answer has one line and carries the name that stands in it', async () => {
  const { headers } = await portal.call('GET', '/api/addresses/postal-codes/1011')
  const line = accessLines()
  expect(line).toEqual([
    expect.objectContaining({ level: 30, method: 'GET', reqId: headers['x-request-id'], ms: expect.any(Number), status: expect.any(Number) }),
  ])
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
})

test.each(['/api/nincs', '/api/%', `/api/customer-requests/${'9'.repeat(400)}`, '/nincs-ilyen', '/.env'])(
  '%s is refused under a name too',
  async (url) => {
    const { headers, status } = await portal.call('GET', url)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(accessLines()).toEqual([
      expect.objectContaining({ reqId: headers['x-request-id'], status, route: expect.stringMatching(/^(none|\/\*)$/) }),
    ])
  },
)

test('the name is ours, whatever the caller calls it', async () => {
  const { headers } = await portal.call('GET', '/healthz', { headers: { 'x-request-id': 'somebody-elses', 'request-id': 'another' } })
  expect(headers['x-request-id']).not.toMatch(/somebody|another/)
  expect(written.join('')).not.toMatch(/somebody|another/)
})

test('the line says by which code a call was refused', async () => {
  await portal.call('POST', '/api/login', { csrf: true, body: { email: 'nagy.eva@pelda.hu', password: 'Titkos-jelszo-1' } })
  expect(accessLines().at(-1)).toMatchObject({ route: '/api/login', status: 401, code: 'LOGIN_FAILED' })
})

test('health checks are quiet until they fail', async () => {
  await portal.call('GET', '/healthz')
  expect(accessLines()).toMatchObject([{ level: 20, route: '/healthz' }])
})

test('an answer that went out over a connection has one line, and is not given up', async () => {
  const address = await listening()
  for (const path of ['/api/create-csrf-token', '/nincs-ilyen', '/api/nincs']) {
    written = []
    const { status } = await fetch(`${address}${path}`)
    await expect.poll(accessLines).toMatchObject([{ status }])
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(accessLines()).toHaveLength(1)
  }
})

test('a caller who goes away before the end of the body leaves one line', async () => {
  const form = await portal.call('GET', '/api/create-csrf-token')
  const cookie = Object.entries(form.cookies).map((pair) => pair.join('='))
  written = []
  const url = new URL(await listening())
  const socket = connect(Number(url.port), url.hostname)
  await once(socket, 'connect')
  socket.write(`POST /api/login HTTP/1.1\r\nHost: x\r\nX-CSRF-Token: ${form.body.data.token}\r\nCookie: ${cookie}\r\n`)
  socket.write('Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"email"')
  await new Promise((resolve) => setTimeout(resolve, 200))
  socket.destroy()
  await expect.poll(accessLines).toMatchObject([{ level: 30, method: 'POST', route: '/api/login', status: 499, ms: expect.any(Number) }])
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(accessLines()).toHaveLength(1)
})

test('nothing personal and no token comes into the log, wherever a caller writes it', async () => {
  const secrets = ['nagy.eva@pelda.hu', '490154203237518', 'kX0pqv1J9sWm3uYz7bC2dE5fG8hI1jK4lM6nO9pQ2rS', '123456789', '301234567', 'Titkos-jelszo-1']
  const [email = '', imei = '', token = '', number = '', phone = '', password = ''] = secrets
  const query = `?email=${email}&imei=${imei}&token=${token}&phone=+36${phone}`
  const urls = [
    `/api/login-process/${token}`,
    `/api/customer-requests/${number}${query}`,
    `/api/check-claim-number/${number}${query}`,
    `/api/${email}/${imei}${query}`,
    `/igeny-reszletei/${number}${query}`,
    `/jelszo-beallitas/${token}`,
    `/${email}/%${imei}`,
    `/${token}.png`,
  ]
  for (const url of urls)
    await portal.call('GET', url, {
      headers: { token, referer: `http://localhost/${email}`, 'user-agent': email, 'x-request-id': imei, 'x-forwarded-for': email },
    })
  for (const url of urls) await portal.call('POST', url, { body: { email, imei, token, phone } })
  await portal.call('POST', '/api/login', { csrf: true, body: { email, password } })
  expect(accessLines().length).toBeGreaterThanOrEqual(2 * urls.length + 1)
  for (const secret of secrets) expect(written.join('')).not.toContain(secret)
})

test('what a request started says its name, whether it is done or fails: its jobs and the jobs of its jobs', async () => {
  await book(portal)
  await portal.jobsDone()
  const { reqId } = accessLines().find(({ route, method }) => method === 'POST' && route === '/api/customer-requests/pickup-return') ?? {}
  expect(reqId).toBeDefined()
  const own = lines().filter((line) => line.reqId === reqId && line.job !== undefined)
  const jobsOf = (msg: RegExp) => own.filter((line) => msg.test(line.msg)).map(({ job }) => job)
  expect(jobsOf(/job done/)).toEqual(expect.arrayContaining(['requests.mailReceived', 'courier.orderPickup']))
  // It was written by the job of the email, not by the request itself.
  expect(jobsOf(/job failed/)).toContain('base.sendLetter')
  for (const { jobId } of own) expect(jobId).toMatch(/^[0-9a-f-]{36}$/)
})
