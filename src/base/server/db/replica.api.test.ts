import { rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '#embedded-postgres/embedded-postgres.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { addAccount, sessionOf } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { standbyOf } from '#testing/standby.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { makeDatabase, urlOfDatabase } from './side-database.ts'

// A real streaming standby of a server of its own. The tests build on one another: it is not there, it comes, it lags, it goes.

let portal: TestPortal
let metrics = ''
let primary: Awaited<ReturnType<typeof startEmbeddedPostgres>>
let standby: Awaited<ReturnType<typeof standbyOf>>
let session: { token: string; cookie: string }
let accountId = 0
const folders: string[] = []

beforeAll(async () => {
  folders.push(await temporaryFolder('primary'), await temporaryFolder('standby'))
  const [own = '', other = ''] = folders
  primary = await startEmbeddedPostgres(own)
  await makeDatabase(primary.connection('postgres'), 'portal')
  standby = await standbyOf(own, other)
  const DATABASE_URL = urlOfDatabase(primary.connection('portal'), 'portal')
  portal = await startPortal({ DATABASE_URL, DATABASE_REPLICA_URL: standby.urlOf('portal'), OPS_PORT: '0', LOG_LEVEL: 'silent' })
  metrics = (await portal.operations?.listen()) ?? ''
  accountId = (await addAccount(portal.db)).id
  session = await sessionOf(portal.db, { kind: 'account', accountId })
}, 60_000)
afterAll(async () => {
  await portal?.stop()
  await standby?.remove()
  await primary?.stop()
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

async function asking(connection: pg.ClientConfig, text: string) {
  const client = new pg.Client(connection)
  await client.connect()
  return client.query(text).finally(() => client.end())
}
const askStandby = (text: string) => asking({ connectionString: standby.urlOf('postgres') }, text)

/** How many of the account's requests the list shows. */
async function listed(): Promise<number> {
  const { status, body } = await portal.call('GET', '/api/customer-requests?size=50', { session })
  expect(status).toBe(200)
  return body.data.requests.length
}

async function figure(name: string): Promise<number> {
  const text = await (await fetch(`${metrics}/metrics`)).text()
  const line = text.split('\n').find((one) => one.startsWith(`${name} `))
  return Number(line?.slice(name.length + 1).replace('+Inf', 'Infinity'))
}
const readFrom = async () => [await figure('portal_replica_reads{from="replica"}'), await figure('portal_replica_reads{from="primary"}')] as const

async function until(isInUse: 0 | 1) {
  await expect.poll(() => figure('portal_replica_in_use'), { timeout: 20_000 }).toBe(isInUse)
}

test('a replica that is not there keeps nobody from starting and reading', async () => {
  await insertRequest(portal.db, { accountId })
  expect(await listed()).toBe(1)
  expect(await figure('portal_replica_in_use')).toBe(0)
  expect(await figure('portal_replica_lag_seconds')).toBe(Number.POSITIVE_INFINITY)
})

test('once it is there lists are read from it, and show what was written a moment ago', async () => {
  await standby.start()
  await until(1)
  const [before] = await readFrom()
  for (let written = 2; written <= 25; written++) {
    await insertRequest(portal.db, { accountId })
    expect(await listed()).toBe(written)
  }
  const [after] = await readFrom()
  expect(after - before).toBeGreaterThan(12)
})

/** It has all that was written: the list comes from it. */
async function untilLevel() {
  await expect
    .poll(async () => {
      const [before] = await readFrom()
      await listed()
      return (await readFrom())[0] - before
    })
    .toBe(1)
}

test('lists that are asked for at once come from it too, also within a transaction', async () => {
  await untilLevel()
  const [before, ofPrimary] = await readFrom()
  expect(await Promise.all(Array.from({ length: 10 }, listed))).toEqual(Array<number>(10).fill(25))
  expect(await readFrom()).toEqual([before + 10, ofPrimary])
})

test('single pages are read from the primary', async () => {
  const { crmRequestId } = (await portal.call('GET', '/api/customer-requests?size=50', { session })).body.data.requests[0]
  await untilLevel()
  const before = await readFrom()
  expect((await portal.call('GET', `/api/customer-requests/${crmRequestId}/show`, { session })).status).toBe(200)
  // Neither counts a page that is read where it always is.
  expect(await readFrom()).toEqual(before)
})

test('one that lags is noticed; whoever reads is shown what the primary has', async () => {
  await askStandby('select pg_wal_replay_pause()')
  await insertRequest(portal.db, { accountId })
  const [before] = await readFrom()
  expect(await listed()).toBe(26)
  expect((await readFrom())[0]).toBe(before)
  await until(0)
  expect(await figure('portal_replica_lag_seconds')).toBeGreaterThan(2)
  await askStandby('select pg_wal_replay_resume()')
  await until(1)
  expect(await listed()).toBe(26)
})

test('one that answers nothing any more is not waited for', async () => {
  const others = await askStandby(`select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`)
  const tell = (signal: 'SIGSTOP' | 'SIGCONT') => {
    for (const { pid } of others.rows) process.kill(pid, signal)
  }
  tell('SIGSTOP')
  try {
    expect(await listed()).toBe(26)
    await until(0)
  } finally {
    tell('SIGCONT')
  }
  await until(1)
})

test('one that goes loses no call', async () => {
  await until(1)
  const reading = async () => {
    const counts: number[] = []
    for (let n = 0; n < 40; n++) {
      counts.push(await listed())
      await wait(5)
    }
    return counts
  }
  const [counts] = await Promise.all([reading(), wait(50).then(standby.stop)])
  expect(counts).toEqual(Array<number>(40).fill(26))
  await until(0)
})
