import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { compiledRead } from './compiled-statement.ts'
import { openDatabase } from './database.ts'
import type { ReadDb } from './read-db.ts'
import { openSharedReads } from './shared-reads.ts'

const name = 'test_shared_reads'
type DB = { things: { id: number; word: string } }
let admin: pg.Client
beforeAll(async () => {
  admin = new pg.Client({ host: inject('databaseHost'), user: 'portal', database: 'postgres' })
  await admin.connect()
  await admin.query(`create database ${name}`)
})
afterAll(async () => {
  await admin.query(`drop database ${name} with (force)`)
  await admin.end()
})

let db: Kysely<DB>
let reads: ReturnType<typeof openSharedReads<DB>>
let lost: Error[]
beforeEach(() => {
  const connection = { host: inject('databaseHost'), user: 'portal', database: name }
  lost = []
  db = openDatabase<DB>(connection, { max: 2, onError: () => undefined }).db
  reads = openSharedReads<DB>(db, connection, { max: 3, preparedStatements: true, onError: (error) => lost.push(error) })
})
afterEach(async () => {
  await reads.destroy()
  await db.destroy()
})

const twice = (tx: Kysely<DB>, number: number) =>
  sql<{ twice: number; pid: number }>`select 2 * ${number}::int as twice, pg_backend_pid() as pid`.execute(tx)
const all = async (numbers: readonly number[]) => (await Promise.all(numbers.map((number) => twice(reads, number)))).flatMap(({ rows }) => rows)
const pidsOf = (rows: readonly { pid: number }[]) => new Set(rows.map(({ pid }) => pid))

test('reads that come together share one connection, and each has its own answer', async () => {
  const numbers = Array.from({ length: 100 }, (_, number) => number)
  const rows = await all(numbers)
  expect(rows.map((row) => row.twice)).toEqual(numbers.map((number) => 2 * number))
  expect(pidsOf(rows).size).toBe(1)
})

test('a statement that fails takes no other along', async () => {
  const failing = sql`select 1 / ${0}::int`.execute(reads)
  const [failed, before, after] = await Promise.allSettled([failing, twice(reads, 1), twice(reads, 2)])
  expect(failed).toMatchObject({ status: 'rejected', reason: { code: '22012' } })
  expect([before, after].map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
})

test('nobody waits behind a slow one', async () => {
  const [first] = await all([0])
  const slow = sql`select pg_sleep(3)`.execute(reads)
  await new Promise((resolve) => setTimeout(resolve, 100))
  const before = performance.now()
  const [second] = await all([1])
  expect(performance.now() - before).toBeLessThan(2000)
  expect(second?.pid).not.toBe(first?.pid)
  await slow
})

test('where all are slow, one more waits and is answered', async () => {
  await all([0])
  const slow: Promise<unknown>[] = []
  for (let i = 0; i < 3; i++) {
    slow.push(sql`select pg_sleep(0.3)`.execute(reads))
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  expect((await all([4])).map((row) => row.twice)).toEqual([8])
  await Promise.all(slow)
})

test('a read that loses its connection is asked once more, over another', async () => {
  const [row] = await all([1])
  const hanging = sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(1)`.execute(reads)
  await new Promise((resolve) => setTimeout(resolve, 50))
  await admin.query('select pg_terminate_backend($1)', [row?.pid])
  expect((await all([2])).map((one) => one.twice)).toEqual([4])
  const { rows } = await hanging
  expect(rows).toHaveLength(1)
  expect(rows[0]?.pid).not.toBe(row?.pid)
  expect(lost.length).toBeGreaterThan(0)
})

test('where no connection can be opened, each read says so and the next tries again', async () => {
  const nowhere = openSharedReads<DB>(
    db,
    { host: inject('databaseHost'), user: 'portal', database: 'no_such_database' },
    { max: 2, preparedStatements: false, onError: () => undefined },
  )
  for (let i = 0; i < 2; i++) await expect(twice(nowhere, 1)).rejects.toMatchObject({ code: '3D000' })
  await nowhere.destroy()
})

test('a transaction has a connection of its own', async () => {
  const [row] = await all([1])
  const own = await reads
    .transaction()
    .execute(async (tx) => [(await twice(tx, 1)).rows[0], (await twice(tx, 2)).rows[0]].flatMap((one) => one ?? []))
  expect(own).toHaveLength(2)
  expect(pidsOf(own).size).toBe(1)
  expect(own[0]?.pid).not.toBe(row?.pid)
})

test('a compiled read is planned once, although plans for its values would cost less; others are planned for theirs', async () => {
  await sql`create table things as select number as id, (case when number = 1 then 'rare' else 'usual' end) as word from generate_series(1, 20000) as number`.execute(
    db,
  )
  await sql`create index on things (word)`.execute(db)
  await sql`analyze things`.execute(db)
  const find = compiledRead((tx: ReadDb<DB>, { word }: { word: string }) => tx.selectFrom('things').select('id').where('word', '=', word).limit(5000))
  const plans = async (tx: Pick<Kysely<DB>, 'getExecutor'>) =>
    (
      await sql<{ generic: number; custom: number }>`select generic_plans as generic, custom_plans as custom from pg_prepared_statements
        where statement like 'select "id" from "things"%'`.execute(tx)
    ).rows
  for (let i = 0; i < 12; i++) expect(await find(reads, { word: 'rare' })).toEqual([{ id: 1 }])
  // It has a name from the second time on.
  expect(await plans(reads.onePlan)).toEqual([{ generic: 11, custom: 0 }])
  for (let i = 0; i < 12; i++) await reads.selectFrom('things').select('id').where('word', '=', 'rare').limit(5000).execute()
  expect((await plans(reads))[0]?.custom).toBeGreaterThan(5)
})
