// Kills the server with SIGKILL again and again while customers book, and looks whether anything was lost or done twice.
// Short form: about 50 seconds. `--long`: ten minutes. `--seconds=90`: as long as you like. Ends with `N passed, N failed`.
import { rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { openDatabase } from '#base/server/db/database.ts'
import { readEnv } from '#base/server/env.ts'
import { openFiles } from '#base/server/files/files.ts'
import { sweepFiles } from '#base/server/files/sweep-files.ts'
import { createLog } from '#base/server/log.ts'
import { startEmbeddedPostgres } from '#embedded-postgres/embedded-postgres.ts'
import { type ClientLog, client } from './crash/clients.ts'
import { createVictim, freePort } from './crash/server.ts'
import { type Check, verify } from './crash/verify.ts'
import { temporaryFolder } from './temporary-folder.ts'

const { values } = parseArgs({ options: { long: { type: 'boolean' }, seconds: { type: 'string' } } })
const seconds = Number(values.seconds ?? (values.long ? 600 : 40))
const clients = 8
/** On a busy machine a restart takes long; fewer crashes than this would show little. */
const fewestCrashes = 5

const dataDir = await temporaryFolder('crash')
const victim = createVictim(dataDir, await freePort())
const clientLog: ClientLog = { acknowledged: [], retries: 0, wrong: [] }
const restarts: number[] = []
await victim.start()
const postgres = await startEmbeddedPostgres(dataDir)
const db = new pg.Client(postgres.connection('portal'))
await db.connect()
// The long form books more than a courier could collect.
await db.query('update pickup_capacity set capacity = 1000000')

const until = Date.now() + seconds * 1000
let open = true
const customers = Array.from({ length: clients }, () => client(victim.url, () => open, clientLog))
while (Date.now() < until || restarts.length < fewestCrashes) {
  await wait(150 + Math.random() * 1050)
  await victim.kill()
  restarts.push(await victim.start())
}
open = false
await Promise.all(customers)

// A job whose process died runs again after five minutes, an email that was being sent after three; nobody waits for that here.
await victim.kill()
await db.query('update emails set sending_until = now() where sending_until is not null')
await db.query(`update jobs.job set state = 'retry', start_after = now() where state in ('active', 'retry') and left(name, 2) <> '__'`)
await victim.start()
await everyEmailSent()
await sweepAsTomorrow()
const checks: Check[] = [
  { name: 'every customer got the answer of a working shop', wrong: clientLog.wrong },
  ...(await verify(db, dataDir, clientLog.acknowledged)),
  { name: 'the server still ends in peace', wrong: (await victim.stop()) === 0 ? [] : ['it did not'] },
]
await db.end()
await postgres.stop()
await rm(dataDir, { recursive: true, force: true })
report(checks)

/** A job for a later hour, a courier's next look, is not waited for. */
async function everyEmailSent(): Promise<void> {
  const end = Date.now() + 120_000
  let waiting: string[] = []
  while (Date.now() < end) {
    waiting = await dueJobs()
    if (waiting.length === 0) return
    await wait(250)
  }
  console.log(`still waiting after two minutes: ${waiting.join(', ')}`)
}

async function dueJobs(): Promise<string[]> {
  const { rows } = await db.query<{ job: string }>(
    `select name || ' ' || state as job from jobs.job where state in ('created', 'retry', 'active') and left(name, 2) <> '__' and start_after < now() + interval '1 minute'`,
  )
  return rows.map(({ job }) => job)
}

/** What the hourly sweeper does when the crashes are a day old. */
async function sweepAsTomorrow(): Promise<void> {
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: dataDir })
  const pool = openDatabase(postgres.connection('portal'), { max: 2, onError: () => undefined })
  const now = Temporal.Now.instant().add({ hours: 25 })
  await sweepFiles({ tx: pool.db, env, files: await openFiles(env), log: createLog('fatal'), now })
  await pool.db.destroy()
}

function report(list: readonly Check[]): void {
  const slowest = Math.max(...restarts)
  console.log(
    `${clientLog.acknowledged.length} bookings by ${clients} customers, ${clientLog.retries} retries, ${restarts.length} crashes, ready again after ${slowest} ms at most`,
  )
  for (const { name, wrong } of list) {
    console.log(`${wrong.length === 0 ? 'ok    ' : 'FAILED'} ${name}`)
    for (const one of wrong.slice(0, 5)) console.log(`       ${JSON.stringify(one)}`)
  }
  const failed = list.filter(({ wrong }) => wrong.length > 0).length
  console.log(`${list.length - failed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}
