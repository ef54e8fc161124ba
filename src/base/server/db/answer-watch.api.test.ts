import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Swallower, startSwallower } from '#testing/swallower.ts'
import { createLog } from '../log.ts'
import { type AnswerBounds, AnswerWatch } from './answer-watch.ts'
import { openDatabase, settingsOf } from './database.ts'
import { isDatabaseUnreachable } from './database-unreachable.ts'
import { pipelined } from './pipelined.ts'
import { openSharedReads } from './shared-reads.ts'

// A PostgreSQL that stops answering without a word: what stands between it and the portal keeps to itself what is sent.

const bounds: AnswerBounds = { every: 50, suspiciousAfter: 4, probeTime: 300, givenUpAfter: 1000 }
const max = 3

let between: Swallower
let opened: AsyncDisposableStack
beforeEach(async () => {
  opened = new AsyncDisposableStack()
  between = await startSwallower()
  opened.defer(async () => between.close())
})
afterEach(() => opened.disposeAsync())

function open(own: Partial<AnswerBounds> = {}) {
  const connection = { connectionString: `postgres://portal@127.0.0.1:${between.port}/postgres` }
  const answers = new AnswerWatch(settingsOf(connection), createLog('silent'), { ...bounds, ...own })
  const settings = { answers, onError: () => undefined }
  const { db, pool } = openDatabase<object>(connection, { ...settings, max })
  const reads = openSharedReads<object>(db, connection, { ...settings, max: 2, preparedStatements: true })
  answers.start()
  opened.defer(async () => {
    between.thaw()
    await reads.destroy()
    await db.destroy()
    answers.stop()
  })
  return { db, pool, reads }
}
type Opened = ReturnType<typeof open>

const one = (db: Opened['db']) => sql`select 1 as one`.execute(db)
/** How an attempt ended, and after how long. */
async function ended(attempt: Promise<unknown>) {
  const begun = performance.now()
  const how = await attempt.then(
    () => 'answered',
    (error: Error) => (isDatabaseUnreachable(error) ? 'unreachable' : error.message),
  )
  return { how, ms: performance.now() - begun }
}

test('whoever waits is given up once nobody is answered, whoever comes then does not wait, and it goes on by itself', async () => {
  const { db, pool, reads } = open()
  await Promise.all([one(db), one(db), one(reads), one(reads.onePlan)])
  const midway = Promise.withResolvers<void>()
  const inTransaction = pipelined(db, async (tx) => {
    await one(tx)
    midway.resolve()
    await wait(50)
    await one(tx)
  })
  await midway.promise
  between.freeze()
  const waiting = await Promise.all([inTransaction, one(db), one(reads), one(reads.onePlan)].map(ended))
  expect(waiting.filter(({ how, ms }) => how !== 'unreachable' || ms > 2000)).toEqual([])
  expect(pool.totalCount).toBeLessThanOrEqual(max)

  const later = await Promise.all([one(db), one(reads), pipelined(db, one)].map(ended))
  expect(later.filter(({ how, ms }) => how !== 'unreachable' || ms > 100)).toEqual([])

  between.thaw()
  await expect.poll(() => ended(one(db)).then(({ how }) => how), { timeout: 2000, interval: 20 }).toBe('answered')
  expect((await Promise.all([one(reads), one(reads.onePlan), pipelined(db, one)].map(ended))).map(({ how }) => how)).toEqual(
    Array.from({ length: 3 }, () => 'answered'),
  )
})

test('what is only slow is left alone, and hinders nobody', async () => {
  const { db, reads } = open()
  const slow = [sql`select pg_sleep(1)`.execute(db), sql`select pg_sleep(1)`.execute(reads)].map(ended)
  await wait(600)
  expect((await Promise.all([one(db), one(reads)].map(ended))).map(({ how }) => how)).toEqual(['answered', 'answered'])
  expect((await Promise.all(slow)).map(({ how }) => how)).toEqual(['answered', 'answered'])
})

test('a connection whose other end is gone is given up alone, and a read is asked over another one', async () => {
  const { db, reads } = open({ givenUpAfter: 12 })
  await Promise.all([one(db), one(reads)])
  between.freeze()
  const lost = [one(db), one(reads)].map(ended)
  await wait(30)
  // New connections reach the database; what these two had sent is lost.
  between.forget()
  const [write, read] = await Promise.all(lost)
  expect([write?.how, read?.how]).toEqual(['unreachable', 'answered'])
  expect((await ended(one(db))).how).toBe('answered')
})
