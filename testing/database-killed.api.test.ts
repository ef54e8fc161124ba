import { randomUUID } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '#embedded-postgres/embedded-postgres.ts'
import { createVictim, freePort, type Victim } from './crash/server.ts'
import { orderFor, type Setup, serviceEntries } from './factories.ts'
import { temporaryFolder } from './temporary-folder.ts'

// The embedded database is killed, or stands still, under a running portal: it comes back by itself, and nobody is told anything wrong meanwhile.

let folder: string
let server: Victim
beforeAll(async () => {
  folder = await temporaryFolder('killed')
  server = createVictim(folder, await freePort(), { LOG_LEVEL: 'silent' })
  await server.start()
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

const postmaster = async () => Number((await readFile(path.join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])

async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0)
  const parents = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')))
  return pids.filter((_pid, index) => Number(parents[index]?.split(') ')[1]?.split(' ')[1]) === parent)
}

async function askDatabase<Row extends pg.QueryResultRow>(query: string, values: unknown[] = []) {
  const client = new pg.Client({ host: path.join(folder, 'postgres-socket'), user: 'portal', database: 'portal' })
  client.on('error', () => undefined)
  await client.connect()
  return client.query<Row>(query, values).finally(() => client.end())
}

/** A paid repair, as a visitor sends it. */
async function order() {
  const token = await fetch(`${server.url}/api/create-csrf-token`)
  const cookie = token.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const csrf = ((await token.json()) as { data: { token: string } }).data.token
  const setup = await fetch(`${server.url}/api/booking-setup?${serviceEntries.paid}`, { headers: { language: 'hu' } })
  const headers = { 'x-csrf-token': csrf, cookie, 'idempotency-key': randomUUID() }
  const body = new FormData()
  body.set('data', JSON.stringify(orderFor(((await setup.json()) as { data: Setup }).data)))
  return { headers, body }
}
const send = (what: Awaited<ReturnType<typeof order>>) => fetch(`${server.url}/api/customer-requests/pickup-return`, { method: 'POST', ...what })

async function book(): Promise<number> {
  const answer = await send(await order())
  const body = (await answer.json()) as { data: { crmRequestId: number } }
  expect([answer.status, body]).toEqual([200, expect.anything()])
  return body.data.crmRequestId
}

const countRequests = async () => Number((await askDatabase<{ n: string }>('select count(*) as n from requests')).rows[0]?.n)

const isReady = async () => (await fetch(`${server.url}/readyz`)).status === 200

async function emailOf(requestId: number): Promise<string | undefined> {
  for (let tries = 0; tries < 100; tries++) {
    const { rows } = await askDatabase<{ status: string }>(`select status from emails where request_id = $1 and kind = 'requests.mailReceived'`, [
      requestId,
    ])
    if (rows[0]?.status === 'sent') return 'sent'
    await wait(100)
  }
  return undefined
}

const killPostmaster = async () => process.kill(await postmaster(), 'SIGKILL')

const deaths = {
  'its postmaster alone': killPostmaster,
  'its postmaster and all its children': async () => {
    const parent = await postmaster()
    const children = await childrenOf(parent)
    expect(children.length).toBeGreaterThan(3)
    for (const pid of [parent, ...children]) process.kill(pid, 'SIGKILL')
  },
  'its postmaster while a child computes and does not notice': async () => {
    void askDatabase(`select count(*) from generate_series(1, 100000) a, generate_series(1, 1000000) b`).catch(() => undefined)
    await wait(300)
    await killPostmaster()
  },
  'one of its children, so that it restarts itself': async () => {
    const { rows } = await askDatabase<{ pid: number }>(`select pid from pg_stat_activity where backend_type = 'client backend' limit 1`)
    process.kill(rows[0]?.pid ?? 0, 'SIGKILL')
  },
}

test.skipIf(process.platform !== 'linux').each(Object.entries(deaths))(
  'the database comes back after the death of %s',
  { timeout: 60_000 },
  async (_who, kill) => {
    const before = await book()
    const prepared = await order()
    const seen: { status: number; retryAfter: string | null }[] = []
    const note = ({ status, headers }: Response) => seen.push({ status, retryAfter: headers.get('retry-after') })
    await kill()
    const died = Date.now()
    const until = died + 10_000
    let greenAfter = Number.POSITIVE_INFINITY
    while (Date.now() < until && greenAfter === Number.POSITIVE_INFINITY) {
      note(await fetch(`${server.url}/api/booking-setup?${serviceEntries.paid}`))
      note(await send(prepared))
      if (await isReady()) greenAfter = Date.now() - died
      await wait(20)
    }
    expect(greenAfter).toBeLessThan(10_000)
    expect(seen.filter(({ status, retryAfter }) => status !== 200 && !(status === 503 && Number(retryAfter) > 0))).toEqual([])

    // What was acknowledged is there, the retry of the interrupted booking is answered, and jobs go on.
    const again = await send(prepared)
    const { data } = (await again.json()) as { data: { crmRequestId: number } }
    const after = await book()
    const { rows } = await askDatabase('select id from requests where id = any($1)', [[before, data.crmRequestId, after]])
    expect(rows).toHaveLength(3)
    expect([await emailOf(data.crmRequestId), await emailOf(after)]).toEqual(['sent', 'sent'])
  },
)

test.skipIf(process.platform !== 'linux')(
  'while the database stands still every call is told within 30 s to come again, and nothing is done twice once it goes on (SECURITY F04)',
  { timeout: 90_000 },
  async () => {
    const before = await book()
    const countBefore = await countRequests()
    const prepared = await order()
    const parent = await postmaster()
    const frozen = [parent, ...(await childrenOf(parent))]
    const timed = async (call: Promise<Response>) => {
      const begun = Date.now()
      const { status, headers } = await call
      return { status, retryAfter: Number(headers.get('retry-after')) > 0, seconds: (Date.now() - begun) / 1000 }
    }
    const setup = () => timed(fetch(`${server.url}/api/booking-setup?${serviceEntries.paid}`))
    const asked = { headers: { token: 'x'.repeat(43) } }
    const read = () => timed(fetch(`${server.url}/api/personal-data`, asked))
    for (const pid of frozen) process.kill(pid, 'SIGSTOP')
    try {
      // More than the pool has connections.
      const first = await Promise.all([...Array.from({ length: 30 }, () => timed(send(prepared))), read(), read()])
      expect(first.filter(({ status, retryAfter }) => status !== 503 || !retryAfter)).toEqual([])
      expect(Math.max(...first.map(({ seconds }) => seconds))).toBeLessThan(20)
      // From now on nobody waits at all, and what is held in memory is answered or refused likewise.
      const next = await Promise.all([timed(send(prepared)), read(), timed(fetch(`${server.url}/readyz`)), setup()])
      expect(Math.max(...next.map(({ seconds }) => seconds))).toBeLessThan(2)
      expect(next.slice(0, 3).map(({ status }) => status)).toEqual([503, 503, 503])
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    } finally {
      for (const pid of frozen) process.kill(pid, 'SIGCONT')
    }
    const thawed = Date.now()
    while (!(await isReady()) && Date.now() < thawed + 10_000) await wait(50)
    expect(Date.now() - thawed).toBeLessThan(10_000)

    const again = await Promise.all([send(prepared), send(prepared)])
    const bodies = (await Promise.all(again.map((answer) => answer.json()))) as { data: { crmRequestId: number } }[]
    const ids = bodies.map(({ data }) => data.crmRequestId)
    expect(new Set(ids).size).toBe(1)
    expect([await countRequests(), ids[0] !== before]).toEqual([countBefore + 1, true])
    expect(await emailOf(ids[0] ?? 0)).toBe('sent')
    // The queue too goes on by itself, over connections that nobody waits at any more.
    expect(Date.now() - thawed).toBeLessThan(20_000)
  },
)

test.skipIf(process.platform !== 'linux')('two portals on one folder start it once, and both go on', { timeout: 60_000 }, async () => {
  const second = await startEmbeddedPostgres(folder)
  const old = await postmaster()
  await killPostmaster()
  for (let tries = 0; tries < 200 && ((await postmaster().catch(() => old)) === old || !(await isReady())); tries++) await wait(50)
  const { rows } = await askDatabase<{ n: number }>('select 1 as n')
  expect(rows).toEqual([{ n: 1 }])
  expect(await isReady()).toBe(true)
  // The other one holds on to it as well: stopping leaves it to the portal.
  await second.stop()
  expect(await isReady()).toBe(true)
})
