// Two web processes and a worker on one PostgreSQL behind nginx, with the example of docs/operations/nginx.conf. Shows that sessions, limits and held
// figures are right across both, then restarts each process by SIGTERM in turn while customers book and read: no call may be lost, no booking made twice.
// Needs nginx. `--rounds=5` restarts each so often; `--pool=session` or `--pool=transaction` puts PgBouncer before PostgreSQL. Ends with `N passed, N failed`.
import { rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { demoLogins } from '#accounts/server/demo-cast.ts'
import { type ClientLog, client } from './crash/clients.ts'
import { createVictim, freePort, type Victim } from './crash/server.ts'
import { type Check, verify } from './crash/verify.ts'
import { startSharedDatabase } from './scale/database.ts'
import { startNginx } from './scale/nginx.ts'
import { startPgBouncer } from './scale/pgbouncer.ts'
import { guessesAreCounted, parameterIsHeard, sessionHolds } from './scale/shared.ts'
import { temporaryFolder } from './temporary-folder.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string' }, pool: { type: 'string' } } })
const mode = values.pool
if (mode !== undefined && mode !== 'session' && mode !== 'transaction') throw new Error('--pool is session or transaction')
const rounds = Number(values.rounds ?? 1)
const bookers = 4
const readers = 8

const dataDir = await temporaryFolder('rolling')
const database = await startSharedDatabase(dataDir)
const { postgres, client: db } = database
const pool = mode ? await startPgBouncer(`${dataDir}/pgbouncer`, database, mode) : null
const settings = { STOP_DELAY: '6', TRUST_PROXY: '1', DATABASE_URL: database.url, ...pool?.settings }
const ports = [await freePort(), await freePort()]
const webs = ports.map((port) => createVictim(dataDir, port, { ...settings, ROLE: 'web' }))
const worker = createVictim(dataDir, await freePort(), { ...settings, ROLE: 'worker' })
const all: readonly Victim[] = [...webs, worker]
for (const process of all) await process.start()
await db.query('update pickup_capacity set capacity = 1000000')
const nginx = await startNginx(`${dataDir}/nginx`, await freePort(), ports)

const [one = '', other = ''] = webs.map(({ url }) => url)
const [email = '', password = ''] = demoLogins()[0]?.split(/\s+/) ?? []
const checks: Check[] = [
  { name: 'a session begun at one process holds at the other', wrong: await sessionHolds(one, other, email, password) },
  { name: 'wrong passwords are counted across both', wrong: await guessesAreCounted(one, other, 'flotta@proba.mobilfutar.example') },
  { name: 'a changed parameter is answered by both', wrong: await parameterIsHeard(db, [one, other]) },
]

let open = true
const clientLog: ClientLog = { acknowledged: [], retries: 0, wrong: [] }
const reads = { count: 0, wrong: [] as string[] }
const clients = [
  ...Array.from({ length: bookers }, () => client(nginx.url, () => open, clientLog)),
  ...Array.from({ length: readers }, () => reader()),
]
const stops: unknown[] = []
for (let round = 0; round < rounds; round++)
  for (const process of all) {
    await wait(2000)
    const code = await process.stop()
    if (code !== 0) stops.push(code)
    await process.start()
  }
await wait(2000)
open = false
const areDone = await Promise.race([Promise.all(clients).then(() => true), wait(60_000, false)])
const refused = await nginx.stop()
await emailsLeave()

checks.push(
  { name: 'each process ended in peace', wrong: stops },
  { name: 'nobody waits for an answer', wrong: areDone ? [] : [refused.split('\n').find((line) => line.includes('[error]')) ?? 'somebody does'] },
  { name: 'every read was answered', wrong: reads.wrong },
  { name: 'every booking was answered at its first try', wrong: clientLog.retries === 0 ? clientLog.wrong : [`${clientLog.retries} retries`] },
  ...(await verify(db, dataDir, clientLog.acknowledged)),
)
for (const process of all) await process.stop()
await db.end()
await pool?.stop()
await postgres.stop()
report()
await rm(dataDir, { recursive: true, force: true })

/** What a visitor reads, over and over; anything but 200 is a call lost. */
async function reader(): Promise<void> {
  while (open)
    for (const path of ['/api/brands', '/api/booking-setup?brand=huawei&warrantyType=1', '/api/create-csrf-token']) {
      const status = await fetch(`${nginx.url}${path}`).then(
        async (answer) => {
          await answer.text()
          return answer.status
        },
        (error: unknown) => String(error),
      )
      reads.count += 1
      if (status !== 200) reads.wrong.push(`${status} ${path}`)
    }
}

/** The worker writes what the bookings asked for. */
async function emailsLeave(): Promise<void> {
  const end = Date.now() + 120_000
  while (Date.now() < end) {
    const { rows } = await db.query(
      `select 1 from jobs.job where state in ('created', 'retry', 'active') and left(name, 2) <> '__' and start_after < now() + interval '1 minute' limit 1`,
    )
    if (rows.length === 0) return
    await wait(250)
  }
}

function report(): void {
  console.log(`${clientLog.acknowledged.length} bookings, ${reads.count} reads, ${rounds * all.length} restarts`)
  for (const { name, wrong } of checks) {
    console.log(`${wrong.length === 0 ? 'ok    ' : 'FAILED'} ${name}`)
    for (const item of wrong.slice(0, 5)) console.log(`       ${JSON.stringify(item)}`)
  }
  const failed = checks.filter(({ wrong }) => wrong.length > 0).length
  if (failed > 0)
    console.log(
      refused
        .split('\n')
        .filter((line) => !line.includes('[info]'))
        .slice(0, 20)
        .join('\n'),
    )
  console.log(`${checks.length - failed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}
