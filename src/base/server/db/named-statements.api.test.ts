import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase } from './database.ts'
import { clientWithNames, createStatementNames } from './named-statements.ts'

const name = 'test_named_statements'
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

let db: ReturnType<typeof openDatabase<DB>>['db']
/** One connection, so that every statement comes to the same one. */
async function open(preparedStatements?: boolean) {
  const connection = { host: inject('databaseHost'), user: 'portal', database: name }
  db = openDatabase<DB>(connection, { max: 1, onError: () => undefined, ...(preparedStatements === undefined ? {} : { preparedStatements }) }).db
  await sql`drop table if exists things`.execute(db)
  await sql`create table things (id integer primary key, word text not null)`.execute(db)
  await sql`insert into things values (${1}, ${'one'}), (${2}, ${'two'})`.execute(db)
}
afterEach(() => db.destroy())

const prepared = async () => (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)).rows
const thing = (id: number) => db.selectFrom('things').selectAll().where('id', '=', id).executeTakeFirst()

test('a statement that comes again is prepared once, and answers for every value', async () => {
  await open()
  expect([await thing(1), await thing(2), await thing(3), await thing(1)]).toEqual([
    { id: 1, word: 'one' },
    { id: 2, word: 'two' },
    undefined,
    { id: 1, word: 'one' },
  ])
  expect((await prepared()).map(({ statement }) => statement)).toEqual(['select * from "things" where "id" = $1'])
})

test('nothing is prepared where it is turned off', async () => {
  await open(false)
  for (let i = 0; i < 3; i++) await thing(1)
  expect(await prepared()).toEqual([])
})

const rowsFrom = (first: number, count: number) => Array.from({ length: count }, (_, i) => ({ id: first + i, word: 'x' }))

test('a pool that sends texts itself: what comes again is prepared, several statements in one text are sent as they are', async () => {
  await open()
  const Client = clientWithNames(createStatementNames())
  const pool = new pg.Pool({ host: inject('databaseHost'), user: 'portal', database: name, max: 1, Client })
  for (let i = 0; i < 3; i++) {
    await pool.query('select word from things where id = $1', [1])
    await pool.query('select count(*) from things')
    // As pg-boss supervises its queues: without values, or with an empty list of them.
    await pool.query('select 1; select 2', [])
    await pool.query('select 1; select 2')
  }
  const { rows } = await pool.query('select statement from pg_prepared_statements order by statement')
  await pool.end()
  expect(rows.map(({ statement }) => statement)).toEqual(['select count(*) from things', 'select word from things where id = $1'])
})

test('lists and rows of any length are not prepared, short ones are', async () => {
  await open()
  for (let i = 0; i < 3; i++) {
    await db.selectFrom('things').selectAll().where('id', 'in', [1, 2, 3, 4, 5]).execute()
    await db
      .insertInto('things')
      .values(rowsFrom(10 + 5 * i, 5))
      .execute()
  }
  expect(await prepared()).toEqual([])
  for (let i = 0; i < 2; i++)
    await db
      .insertInto('things')
      .values(rowsFrom(100 + 4 * i, 4))
      .execute()
  expect(await prepared()).toHaveLength(1)
})

test('a conflict with a partial index, whose condition is a parameter, is found however often it is looked for', async () => {
  await open()
  await sql`create unique index on things (word) where id > 0`.execute(db)
  const insert = () =>
    db
      .insertInto('things')
      .values({ id: 3, word: 'one' })
      .onConflict((on) => on.column('word').where('id', '>', 0).doNothing())
      .executeTakeFirst()
  for (let i = 0; i < 8; i++) expect(await insert()).toMatchObject({ numInsertedOrUpdatedRows: 0n })
})

test('however many statements there are, a connection holds three hundred', async () => {
  await open()
  for (let n = 0; n < 400; n++) for (let i = 0; i < 2; i++) await sql`select ${1}::int as ${sql.ref(`column${n}`)}`.execute(db)
  expect(await prepared()).toHaveLength(300)
})

test('a table that a migration changes under a running process is read as it is then', async () => {
  await open()
  for (let i = 0; i < 3; i++) await thing(1)
  await sql`alter table things add extra text default 'new'`.execute(db)
  expect(await thing(1)).toEqual({ id: 1, word: 'one', extra: 'new' })
})

test('within a transaction that fails once, and the next one reads the table as it is', async () => {
  await open()
  for (let i = 0; i < 3; i++) await thing(1)
  await sql`alter table things add extra text default 'new'`.execute(db)
  const inTransaction = () => db.transaction().execute((tx) => tx.selectFrom('things').selectAll().where('id', '=', 1).executeTakeFirst())
  await expect(inTransaction()).rejects.toThrow('cached plan must not change result type')
  expect(await inTransaction()).toEqual({ id: 1, word: 'one', extra: 'new' })
})
