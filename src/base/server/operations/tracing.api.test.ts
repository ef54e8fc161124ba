import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { book } from '#testing/factories.ts'
import { startPortal } from '#testing/portal.ts'

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string; kind: number; attributes: Attribute[] }
type Export = { resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[] }

/** What a collector is: it takes OTLP over HTTP and keeps what came. */
async function startCollector() {
  const exports: Export[] = []
  const server = createServer(async (request, response) => {
    if (request.url === '/v1/traces') exports.push((await json(request)) as Export)
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port was given')
  return { url: `http://127.0.0.1:${address.port}`, exports, close: () => server.close() }
}

const attribute = (span: Span, name: string) => span.attributes.find(({ key }) => key === name)?.value

test('a booking is one trace: its request, its queries, its jobs and theirs; nothing personal is in it', async () => {
  const collector = await startCollector()
  const portal = await startPortal({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  const { order } = await book(portal)
  await portal.jobsDone()
  await portal.call('GET', '/api/login-process/kX0pqv1J9sWm3uYz7bC2dE5fG8hI1jK4lM6nO9pQ2rS?email=nagy.eva@pelda.hu')
  await portal.call('GET', '/healthz')
  await portal.stop()
  collector.close()

  const all = collector.exports.flatMap(({ resourceSpans }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)))
  const booking = all.find(({ name }) => name === 'POST /api/customer-requests/pickup-return')
  if (!booking) throw new Error(`No span of the booking among ${all.map(({ name }) => name).join(', ')}`)
  expect(booking.parentSpanId).toBeUndefined()
  expect(attribute(booking, 'http.response.status_code')).toEqual({ intValue: 200 })
  const reqId = attribute(booking, 'portal.request_id')?.stringValue
  expect(reqId).toMatch(/^[0-9a-f-]{36}$/)

  const trace = all.filter(({ traceId }) => traceId === booking.traceId)
  // After the body was read too, the queries belong to the request.
  const queries = trace.filter((span) => span.parentSpanId === booking.spanId)
  expect(queries.map((span) => attribute(span, 'db.query.text')?.stringValue).join('\n')).toContain('insert into "requests"')
  const job = trace.find(({ name }) => name === 'job requests.mailReceived')
  expect(job).toMatchObject({ parentSpanId: booking.spanId })
  const sending = trace.find(({ name, parentSpanId }) => name === 'job base.sendLetter' && parentSpanId === job?.spanId)
  expect(sending).toBeDefined()
  expect([job, sending].map((span) => span && attribute(span, 'portal.request_id')?.stringValue)).toEqual([reqId, reqId])

  expect(all.map(({ name }) => name)).toContain('GET /api/login-process/:token')
  expect(all.map(({ name }) => name).join()).not.toContain('healthz')
  const { customer } = order as { customer: { email: string; lastName: string } }
  const imei = /\b\d{15}\b/.exec(JSON.stringify(order))?.[0] ?? 'no IMEI was sent'
  expect(JSON.stringify(order)).toContain(imei)
  for (const secret of ['kX0pqv1J9s', 'nagy.eva', customer.email, customer.lastName, imei])
    expect(JSON.stringify(collector.exports)).not.toContain(secret)
})

test('a collector that is away disturbs nobody', async () => {
  const portal = await startPortal({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', ROLE: 'web' })
  expect((await portal.call('GET', '/api/create-csrf-token')).status).toBe(200)
  await portal.stop()
})

test('without a collector no job carries a trace', async () => {
  const portal = await startPortal({ ROLE: 'web' })
  await book(portal)
  const { rows } = await sql<{ data: object }>`select data from jobs.job where name = 'requests.mailReceived'`.execute(portal.db)
  expect(rows).toEqual([{ data: { requestId: expect.any(Number), accountId: null, origin: { reqId: expect.any(String) } } }])
  await portal.stop()
})
