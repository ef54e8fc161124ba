import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { DB } from '#db/schema.ts'
import { book } from '#testing/factories.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { createLog } from '../log.ts'
import { changeChannel } from './change-hearing.ts'
import { createChangeNotices } from './change-notices.ts'
import { openDatabase } from './database.ts'

let portal: TestPortal
let ears: pg.Client
let id: number
let db: Kysely<DB>
const gathered: (readonly string[])[] = []
const heard: string[] = []

beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
  id = (await book(portal)).crmRequestId
  const connectionString = portal.env.DATABASE_URL ?? ''
  db = openDatabase<DB>({ connectionString }, { max: 1, onError: () => undefined, onChanges: (messages) => gathered.push(messages) }).db
  ears = new pg.Client({ connectionString })
  await ears.connect()
  ears.on('notification', ({ payload }) => payload?.startsWith('probe ') || heard.push(payload ?? ''))
  await ears.query(`listen ${changeChannel}`)
  await portal.settled()
})
afterAll(async () => {
  await ears.end()
  await db.destroy()
  await portal.stop()
})
beforeEach(async () => {
  await allHeard()
  heard.length = 0
  gathered.length = 0
})

/** What was said before has arrived when an answer has. */
const allHeard = () => ears.query('select 1')
const change = (tx: Kysely<DB>) => sql`update requests set version = version + 1 where id = ${id}`.execute(tx)

test('a transaction of the portal notifies nobody: what it has changed is given on once it is committed', async () => {
  await db.transaction().execute(async (tx) => {
    await change(tx)
    await change(tx)
    expect(gathered).toEqual([])
  })
  expect(gathered.map((messages) => [...new Set(messages)])).toEqual([[expect.stringMatching(new RegExp(`^request ${id} `))]])
  await allHeard()
  expect(heard).toEqual([])
})

test('of what is rolled back, whole or in part, nothing is told, and of a transaction that changes nothing neither', async () => {
  await expect(
    db.transaction().execute(async (tx) => {
      await change(tx)
      throw new Error('Not after all')
    }),
  ).rejects.toThrow('Not after all')
  await db.transaction().execute(async (tx) => {
    await sql`savepoint before`.execute(tx)
    await change(tx)
    await sql`rollback to savepoint before`.execute(tx)
  })
  expect(gathered.flat()).toEqual([])
})

test('a transaction that failed and is committed all the same is told to have failed', async () => {
  const work = db.transaction().execute(async (tx) => {
    await change(tx)
    await sql`select 1 / 0`.execute(tx).catch(() => undefined)
  })
  await expect(work).rejects.toThrow('rolled back')
  expect(gathered.flat()).toEqual([])
})

test('whoever changes a row beside the portal notifies as before, also over a connection that was the portal’s', async () => {
  await db.transaction().execute(change)
  gathered.length = 0
  await change(db)
  await vi.waitFor(() => expect(heard).toEqual([expect.stringMatching(new RegExp(`^request ${id} `))]))
  expect(gathered).toEqual([])
})

test('what comes while a notice is on its way leaves with the next, once', async () => {
  const query = vi.fn()
  const notices = createChangeNotices(() => {
    query()
    return portal.db
  }, createLog('silent'))
  notices.tell(['one'])
  for (const message of ['two', 'three', 'two']) notices.tell([message])
  await notices.settled()
  await vi.waitFor(() => expect(heard).toEqual(['one', 'two', 'three']))
  expect(query).toHaveBeenCalledTimes(2)
})
