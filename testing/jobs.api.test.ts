import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AnswerWatch } from '#base/server/db/answer-watch.ts'
import { settingsOf } from '#base/server/db/database.ts'
import type { Retries } from '#base/server/jobs/job-queues.ts'
import { type ClockJob, type JobDefinition, startJobs } from '#base/server/jobs/jobs.ts'
import { createLog } from '#base/server/log.ts'
import type { DB } from '#db/schema.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { startSwallower } from './swallower.ts'

let portal: TestPortal
let answers: AnswerWatch
const lines: string[] = []
const log = createLog('info', { write: (line) => lines.push(line) })
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
  answers = new AnswerWatch(settingsOf(connection()), log)
})
afterAll(() => portal.stop())

const connection = () => ({ connectionString: portal.env.DATABASE_URL ?? '' })
const start = (definitions: JobDefinition[], clock: ClockJob[]) =>
  startJobs<DB>(connection(), log, definitions, clock, {
    worker: true,
    preparedStatements: true,
    answers,
    tell: () => undefined,
    turn: async () => undefined,
  })
const clockJob = (name: string, run: () => Promise<void>): ClockJob => ({ name, cron: '0 0 1 1 *', retries: 'nextRun', run })

async function countOf(name: string) {
  const { rows } = await sql<{
    state: string
    n: number
  }>`select state, count(*)::int as n from jobs.job where name = ${name} group by state`.execute(portal.db)
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]))
}
async function until(holds: () => boolean | Promise<boolean>) {
  for (let tries = 0; tries < 200; tries++) {
    if (await holds()) return
    await wait(50)
  }
  throw new Error('In vain waited')
}

test('a recurring job does not pile up: one runs and one waits', async () => {
  const name = 'test.recurs'
  // As a portal before this left it: five of them waiting.
  const boss = new PgBoss({ ...connection(), schema: 'jobs', supervise: false, schedule: false })
  await boss.start()
  await boss.createQueue(name)
  for (let i = 0; i < 5; i++) await boss.send(name, {})
  await boss.stop()
  expect(await countOf(name)).toEqual({ created: 5 })

  let running = 0
  let most = 0
  let done = 0
  let letGo = () => {}
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const run = async () => {
    most = Math.max(most, ++running)
    await released
    running -= 1
    done += 1
  }
  const jobs = await start([], [clockJob(name, run)])
  expect(await countOf(name)).toEqual({})
  for (let i = 0; i < 5; i++) await jobs.send(portal.db, name, {}, {})
  expect(await countOf(name)).toEqual({ created: 1 })
  await jobs.work()
  await until(() => running === 1)
  for (let i = 0; i < 5; i++) await jobs.send(portal.db, name, {}, {})
  expect(await countOf(name)).toEqual({ active: 1, created: 1 })
  letGo()
  await until(() => done === 2)
  expect(most).toBe(1)
  await jobs.stop()
})

test('what an older version had scheduled is not scheduled any more', async () => {
  const scheduled = async () => (await sql<{ name: string }>`select name from jobs.schedule`.execute(portal.db)).rows.map(({ name }) => name)
  const older = await start([], [clockJob('test.gone', async () => undefined), clockJob('test.stays', async () => undefined)])
  await older.work()
  await older.stop()
  expect(await scheduled()).toContain('test.gone')
  const newer = await start([], [clockJob('test.stays', async () => undefined)])
  await newer.work()
  expect(await scheduled()).toEqual(['test.stays'])
  await newer.stop()
})

test('a queue is tried again as the code says, also when the code says otherwise than before', async () => {
  const queue = async () => {
    const { rows } = await sql`select retry_limit as "limit", retry_delay as delay, retry_delay_max as longest, heartbeat_seconds as heartbeat
      from jobs.queue where name = 'test.changes'`.execute(portal.db)
    return rows[0]
  }
  const opened = async (retries: Retries) => {
    const jobs = await start([{ name: 'test.changes', retries, run: async () => undefined }], [])
    await jobs.stop()
    return queue()
  }
  expect(await opened('daily')).toEqual({ limit: 4, delay: 300, longest: 3600, heartbeat: 60 })
  expect(await opened('email')).toEqual({ limit: 128, delay: 15, longest: 3600, heartbeat: null })
  expect(await opened('own')).toEqual({ limit: 120, delay: 15, longest: 900, heartbeat: null })
})

test('every queue of the portal has the policy of its kind', async () => {
  const { rows } = await sql<{ name: string; policy: string; limit: number }>`select name, policy, retry_limit as "limit" from jobs.queue`.execute(
    portal.db,
  )
  const of = (name: string) => rows.find((row) => row.name === name)
  expect(of('base.sendLetter')).toMatchObject({ policy: 'standard', limit: 128 })
  expect(of('courier.orderPickup')).toMatchObject({ policy: 'standard', limit: 120 })
  expect(of('payments.reconcile')).toMatchObject({ policy: 'stately', limit: 1 })
  expect(of('courier.refreshParcelPoints')).toMatchObject({ policy: 'stately', limit: 4 })
})

test('of jobs that were taken at once each is settled by itself: only the one that failed is tried again', async () => {
  const name = 'test.atOnce'
  let running = 0
  let most = 0
  const run = async (data: object) => {
    most = Math.max(most, ++running)
    await wait(200)
    running -= 1
    if ('fails' in data) throw new Error('this one does not work')
  }
  const jobs = await start([{ name, retries: 'own', run }], [])
  for (let i = 0; i < 8; i++) await jobs.send(portal.db, name, i === 2 ? { fails: true } : {}, {})
  await jobs.work()
  await until(async () => {
    const { created = 0, active = 0 } = await countOf(name)
    return created + active === 0
  })
  expect(await countOf(name)).toEqual({ completed: 7, retry: 1 })
  expect(most).toBeGreaterThan(2)
  await jobs.stop()
})

test('the last try is told as such, to the job and in the log', async () => {
  const tries: boolean[] = []
  const run = async (_data: object, _trail: unknown, { isLast }: { isLast: boolean }) => {
    tries.push(isLast)
    throw new Error('it does not work')
  }
  const jobs = await start([{ name: 'test.fails', retries: 'nextRun', run }], [])
  await jobs.work()
  const sendOne = async () => {
    await jobs.send(portal.db, 'test.fails', {}, {})
    jobs.wake('test.fails')
  }
  await sendOne()
  await until(() => tries.length === 1)
  await until(async () => (await countOf('test.fails')).retry === 1)
  await sql`update jobs.job set start_after = now() where name = 'test.fails'`.execute(portal.db)
  await sendOne()
  await until(() => tries.includes(true))
  await jobs.stop()
  const said = lines.map((line) => JSON.parse(line) as { job?: string; msg: string; level: number }).filter(({ job }) => job === 'test.fails')
  expect(said).toContainEqual(expect.objectContaining({ msg: 'job failed, it will be tried again', level: 40, attempt: 1 }))
  expect(said).toContainEqual(expect.objectContaining({ msg: 'job failed for the last time', level: 50, attempt: 2 }))
})

test('what the queue asked over a network that swallowed it is given up, and jobs go on over another connection', { timeout: 60_000 }, async () => {
  const between = await startSwallower()
  const database = new URL(connection().connectionString).pathname
  const lossy = { connectionString: `postgres://portal@127.0.0.1:${between.port}${database}` }
  const watch = new AnswerWatch(settingsOf(lossy), log, { every: 50, suspiciousAfter: 4, probeTime: 300, givenUpAfter: 1000 })
  watch.start()
  const done: string[] = []
  const run = async () => void done.push('')
  const options = { worker: true, preparedStatements: true, answers: watch, tell: () => undefined, turn: async () => undefined }
  const jobs = await startJobs<DB>(lossy, log, [{ name: 'test.lossy', retries: 'own', run }], [], options)
  const sendOne = async () => {
    await jobs.send(portal.db, 'test.lossy', {}, {})
    jobs.wake('test.lossy')
  }
  await jobs.work()
  await sendOne()
  await until(() => done.length === 1)

  // Each worker asks: nobody will answer, though the network comes back.
  between.freeze()
  await sendOne()
  await sendOne()
  await wait(3_000)
  between.forget()
  const back = Date.now()
  await sendOne()
  while (done.length < 4 && Date.now() - back < 30_000) await wait(50)
  expect(done).toHaveLength(4)
  expect(Date.now() - back).toBeLessThan(10_000)
  await jobs.stop()
  watch.stop()
  between.close()
})
