import { readFile } from 'node:fs/promises'
import { networkInterfaces } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { book, samplePdf, serviceEntries } from '#testing/factories.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'

/** `name{labels}` → value, as Prometheus would read it. */
async function scrape(url: string): Promise<ReadonlyMap<string, number>> {
  const answer = await fetch(`${url}/metrics`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain; version=0.0.4')])
  const lines = (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]))
}

describe('a portal with an operations port', () => {
  let portal: TestPortal
  let url = ''
  beforeAll(async () => {
    // A replica has figures of its own, also one that is not there.
    portal = await startPortal({ OPS_PORT: '0', DATABASE_REPLICA_URL: 'postgres://portal@127.0.0.1:1/portal' })
    url = (await portal.operations?.listen()) ?? ''
  })
  afterAll(() => portal.stop())

  test('counts requests by route and status, refusals by code, logins, uploads, emails and jobs', async () => {
    const invoice = samplePdf('Számla', 2000)
    await book(portal, {}, { serviceEntry: serviceEntries.warranty, files: [{ field: 'invoice', name: 'szamla.pdf', bytes: invoice }] })
    await portal.jobsDone()
    await portal.call('POST', '/api/login', { csrf: true, body: { email: 'nagy.eva@pelda.hu', password: 'Titkos-jelszo-1' } })
    await portal.call('GET', '/api/customer-requests/123456789?email=nagy.eva@pelda.hu')
    const found = await scrape(url)
    const requests = (labels: string) => found.get(`portal_http_request_duration_seconds_count{${labels}}`)
    expect(requests('method="POST",route="/api/customer-requests/pickup-return",status="200"')).toBe(1)
    expect(requests('method="POST",route="/api/login",status="401"')).toBe(1)
    expect(found.get('portal_refusals_total{route="/api/login",code="LOGIN_FAILED"}')).toBe(1)
    expect(found.get('portal_logins_refused_total{code="LOGIN_FAILED"}')).toBe(1)
    expect(found.get('portal_uploads_total')).toBe(1)
    expect(found.get('portal_upload_bytes_total')).toBe(invoice.length)
    expect(found.get('portal_emails_total{outcome="sent"}')).toBeGreaterThan(0)
    expect(found.get('portal_job_duration_seconds_count{queue="base.sendLetter",outcome="done"}')).toBeGreaterThan(0)
    expect(found.get('portal_database_pool_connections{state="idle"}')).toBeGreaterThan(0)
    expect(found.get('portal_database_pool_waiting')).toBe(0)
    expect(found.get('portal_database_pool_max')).toBe(10)
    expect(found.get('portal_reference_data_held')).toBe(1)
    expect(found.get('portal_files_stored')).toBe(1)
    expect(found.has('nodejs_eventloop_lag_p99_seconds') && found.has('process_resident_memory_bytes')).toBe(true)
    // No label holds what a caller typed.
    expect([...found.keys()].join('\n')).not.toMatch(/123456789|pelda/)
  })

  test.each(['docs/operations.md', 'docs/alerts.yml'])('%s names only what is served', async (file) => {
    const served = new Set((await (await fetch(`${url}/metrics`)).text()).match(/(?<=^# TYPE )\w+/gm))
    const named = new Set((await readFile(file, 'utf8')).match(/\b(portal|process|nodejs)_\w*[a-z]\b(?!_?\*)/g))
    expect([...named].filter((name) => !served.has(name.replace(/_(count|bucket|sum)$/, '')) && !served.has(name))).toEqual([])
    expect(named.size).toBeGreaterThan(5)
  })

  test('tells how late the event loop was since it was last asked', async () => {
    const longest = async () => (await scrape(url)).get('portal_event_loop_delay_seconds{quantile="1"}') ?? 0
    await longest()
    const until = performance.now() + 150
    while (performance.now() < until) Math.random()
    await wait(20)
    expect(await longest()).toBeGreaterThan(0.1)
  })

  test('counts refused uploads', async () => {
    await expect(book(portal, {}, { files: [{ field: 'invoice', name: 'szamla.pdf', bytes: Buffer.from('not a PDF') }] })).rejects.toThrow()
    const refused = [...(await scrape(url))].filter(([name]) => name.startsWith('portal_uploads_refused_total'))
    expect(refused).toEqual([['portal_uploads_refused_total{code="FILE_NOT_VALID"}', 1]])
  })

  test('the public port knows no metrics', async () => {
    for (const path of ['/metrics', '/api/metrics']) {
      const { status, body } = await portal.call('GET', path)
      expect(status).toBe(404)
      expect(JSON.stringify(body)).not.toContain('portal_http')
    }
  })

  test('the operations port knows nothing else, and listens on loopback only', async () => {
    expect(new URL(url).hostname).toBe('127.0.0.1')
    for (const path of ['/', '/healthz', '/api/login', '/metrics/x']) expect((await fetch(url + path)).status).toBe(404)
    expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404)
    const others = Object.values(networkInterfaces()).flatMap((list) => (list ?? []).filter(({ internal, family }) => !internal && family === 'IPv4'))
    for (const { address } of others) await expect(fetch(`http://${address}:${new URL(url).port}/metrics`)).rejects.toThrow()
  })
})

test('what waits is told by queue, with its age; a scrape does not ask the database each time', async () => {
  const portal = await startPortal({ OPS_PORT: '0', ROLE: 'web' })
  try {
    const url = (await portal.operations?.listen()) ?? ''
    await book(portal)
    await sql`update jobs.job set created_on = now() - interval '1 hour', start_after = now() - interval '1 hour' where name = 'requests.mailReceived'`.execute(
      portal.db,
    )
    const found = await scrape(url)
    expect(found.get('portal_jobs{queue="requests.mailReceived",state="waiting"}')).toBe(1)
    expect(found.get('portal_jobs{queue="requests.mailReceived",state="running"}')).toBe(0)
    expect(found.get('portal_jobs{queue="quotes.remind",state="failed"}')).toBe(0)
    expect(found.get('portal_jobs_oldest_seconds{queue="requests.mailReceived"}')).toBeGreaterThanOrEqual(3600)
    expect(found.get('portal_emails{status="queued"}')).toBe(0)
    await book(portal)
    expect((await scrape(url)).get('portal_jobs{queue="requests.mailReceived",state="waiting"}')).toBe(1)
  } finally {
    await portal.stop()
  }
})

test('a worker serves its metrics too, and says so when the database is gone', async () => {
  const portal = await startPortal({ OPS_PORT: '0', ROLE: 'worker' })
  try {
    const url = (await portal.operations?.listen()) ?? ''
    await portal.db.destroy()
    const found = await scrape(url)
    expect(found.get('portal_database_up')).toBe(0)
    expect(found.has('nodejs_eventloop_lag_p99_seconds')).toBe(true)
  } finally {
    await portal.stop()
  }
})

test('without OPS_PORT there is no operations port', async () => {
  const portal = await startPortal()
  expect(portal.operations).toBeNull()
  await portal.stop()
})
