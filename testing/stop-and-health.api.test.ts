import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request as open } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { openForm } from './crash/clients.ts'
import { createVictim, freePort, type Victim } from './crash/server.ts'
import { orderFor, samplePdf } from './factories.ts'
import { multipart, multipartType } from './multipart.ts'
import { startPortal, type TestPortal } from './portal.ts'

let portal: TestPortal
let server: Victim | undefined
afterEach(async () => {
  await server?.kill()
  await portal.stop()
})

/** A booking of which nothing is sent yet. */
const beginToBook = ({ url }: Victim, headers: object, body: Uint8Array) =>
  open(`${url}/api/customer-requests/pickup-return`, {
    method: 'POST',
    headers: { ...headers, 'content-type': multipartType, 'content-length': body.length, 'idempotency-key': randomUUID() },
  })

test('told to stop, the server lets a booking that is on its way end, takes no new one, and leaves in peace', async () => {
  portal = await startPortal()
  server = createVictim(portal.env.DATA_DIR, await freePort(), { DATABASE_URL: portal.env.DATABASE_URL ?? '', ROLE: 'web' })
  await server.start()
  const { setup, headers } = await openForm(server.url)
  const order = orderFor(setup)
  const body = multipart(order, [{ field: 'invoice', name: 'szamla.pdf', bytes: samplePdf('a', 1024 * 1024) }])
  const sending = beginToBook(server, headers, body)
  const answered = once(sending, 'response')
  sending.write(body.subarray(0, body.length / 2))
  await wait(500)
  const stopped = server.stop()
  await wait(500)
  const late = await fetch(`${server.url}/readyz`).then(
    ({ status }) => status,
    () => 'refused',
  )
  expect([503, 'refused']).toContain(late)

  sending.end(body.subarray(body.length / 2))
  const [response] = await answered
  const said = await text(response)
  expect([response.statusCode, said]).toEqual([200, expect.stringContaining('crmRequestId')])
  expect(await stopped).toBe(0)
  // Its email is written by whoever is still there.
  const { customer } = order as { customer: { email: string } }
  expect((await portal.emails()).map(({ recipient }) => recipient)).toContain(customer.email)
})

test('told to stop, the server finishes a booking whose sender was cut off', async () => {
  portal = await startPortal()
  server = createVictim(portal.env.DATA_DIR, await freePort(), { DATABASE_URL: portal.env.DATABASE_URL ?? '', ROLE: 'web' })
  await server.start()
  const { setup, headers } = await openForm(server.url)
  const order = orderFor(setup)
  const body = multipart(order, [{ field: 'invoice', name: 'szamla.pdf', bytes: samplePdf('a') }])
  // Its rows wait for this test.
  const held = await portal.db.startTransaction().execute()
  await sql`lock table requests in exclusive mode`.execute(held)
  const sending = beginToBook(server, headers, body)
  sending.on('error', () => undefined).end(body)
  const waiting = () => sql`select from pg_locks where relation = 'requests'::regclass and not granted`.execute(portal.db)
  await expect.poll(async () => (await waiting()).rows.length, { timeout: 10_000 }).toBe(1)
  sending.destroy()
  const stopped = server.stop()
  await wait(1000)
  await held.rollback().execute()

  expect(await stopped).toBe(0)
  const { customer } = order as { customer: { email: string } }
  expect((await portal.emails()).map(({ recipient }) => recipient)).toContain(customer.email)
})

test('health says that the process answers, readiness that it reaches its database', async () => {
  portal = await startPortal({ ROLE: 'web' })
  expect((await portal.call('GET', '/healthz')).body).toEqual({ status: 200, version: '0.3.19' })
  expect((await portal.call('GET', '/readyz')).body).toEqual({ status: 200, database: true, storesFiles: true })
  await portal.db.destroy()
  expect((await portal.call('GET', '/healthz')).status).toBe(200)
  const { status, body } = await portal.call('GET', '/readyz')
  expect([status, body]).toEqual([503, { status: 503, database: false, storesFiles: true }])
})
