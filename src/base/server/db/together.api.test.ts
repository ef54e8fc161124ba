import net from 'node:net'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { openDatabase } from './database.ts'
import { pipelined, withCommit } from './pipelined.ts'
import { together } from './together.ts'

const name = 'test_together'
type DB = { things: { id: number } }
let admin: pg.Client
let db: Kysely<DB>
beforeAll(async () => {
  admin = new pg.Client({ host: inject('databaseHost'), user: 'portal', database: 'postgres' })
  await admin.connect()
  await admin.query(`create database ${name}`)
  db = openDatabase<DB>({ host: inject('databaseHost'), user: 'portal', database: name }, { max: 1, onError: () => undefined }).db
  await sql`create table things (id int primary key)`.execute(db)
})
afterAll(async () => {
  await db.destroy()
  await admin.query(`drop database ${name} with (force)`)
  await admin.end()
})

const inTransaction = <T>(act: (tx: Kysely<DB>) => Promise<T>) => pipelined(db, act)

const add = (tx: Kysely<DB>, id: number) => tx.insertInto('things').values({ id }).returning('id').executeTakeFirstOrThrow()
/** A second statement goes out when the first is answered, as in a use case. */
const addTwo = async (tx: Kysely<DB>, id: number) => [await add(tx, id), await add(tx, id + 1)]
const stored = async () => (await db.selectFrom('things').select('id').orderBy('id').execute()).map(({ id }) => id)

test('what is sent together is answered in its order, each its own', async () => {
  const answers = await inTransaction((tx) => together([add(tx, 1), addTwo(tx, 2), add(tx, 4)]))
  expect(answers).toEqual([{ id: 1 }, [{ id: 2 }, { id: 3 }], { id: 4 }])
  expect(await stored()).toEqual([1, 2, 3, 4])
})

test('what is sent together is done in its order, so that a lock can come first', async () => {
  await sql`create sequence turns`.execute(db)
  const turn = async (tx: Kysely<DB>) => Number((await sql<{ turn: number }>`select nextval('turns') as turn`.execute(tx)).rows[0]?.turn)
  const read = (tx: Kysely<DB>) => tx.selectFrom('things').select(sql<number>`nextval('turns')`.as('turn')).where('id', '=', 1).executeTakeFirst()
  const turns = await inTransaction((tx) => together([read(tx), turn(tx), together([read(tx), turn(tx)]), turn(tx), read(tx)]))
  expect(turns).toEqual([{ turn: 1 }, 2, [{ turn: 3 }, 4], 5, { turn: 6 }])
})

test('one that fails undoes all of them: none comes after the rollback, and its own error is told', async () => {
  for (const order of [0, 1])
    await expect(
      inTransaction((tx) => together(order === 0 ? [addTwo(tx, 10), add(tx, 1), addTwo(tx, 20)] : [add(tx, 1), addTwo(tx, 10), addTwo(tx, 20)])),
    ).rejects.toMatchObject({ code: '23505' })
  // The only connection of the pool is whole again.
  expect(await stored()).toEqual([1, 2, 3, 4])
})

test('BEGIN waits for nobody, and a connection that is lost in it fails the work that has begun', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const whileAway = inTransaction(async (tx) => {
    await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = $1`, [name])
    return add(tx, 30)
  })
  await expect(whileAway).rejects.toThrow()
  expect(query.mock.calls.map(([call]) => (call as { text?: string }).text)).toContain('begin')
  query.mockRestore()
  expect(await stored()).toEqual([1, 2, 3, 4])
  // A transaction that never had a statement is ended all the same.
  await inTransaction(async () => undefined)
  expect(await stored()).toEqual([1, 2, 3, 4])
})

test('what is sent together leaves in one write, and what needs no answer with COMMIT', async () => {
  const writes: string[] = []
  const prototype = net.Socket.prototype as unknown as Record<'_write' | '_writev', (...given: unknown[]) => unknown>
  for (const name of ['_write', '_writev'] as const) {
    const { [name]: write } = prototype
    vi.spyOn(prototype, name).mockImplementation(function (this: unknown, ...given) {
      writes.push(name)
      return write.apply(this, given)
    })
  }
  const counted = async (act: () => Promise<unknown>) => {
    const before = writes.length
    await act()
    return writes.length - before
  }
  const written = await counted(() =>
    inTransaction(async (tx) => {
      await add(tx, 40)
      expect(await counted(() => together([add(tx, 41), add(tx, 42), add(tx, 43)]))).toBe(1)
      withCommit(tx, add(tx, 44))
    }),
  )
  expect(written).toBe(3)
  vi.restoreAllMocks()
  expect(await stored()).toEqual([1, 2, 3, 4, 40, 41, 42, 43, 44])
})

test('what leaves with COMMIT and fails undoes the transaction, and is told', async () => {
  const failing = inTransaction(async (tx) => {
    await add(tx, 50)
    withCommit(tx, add(tx, 1))
  })
  await expect(failing).rejects.toThrow('rolled back')
  expect(await stored()).not.toContain(50)
})

test('what would come after COMMIT is told, and nothing leaves so where there is none', async () => {
  await expect(inTransaction(async (tx) => withCommit(tx, addTwo(tx, 70)))).rejects.toThrow('already committed')
  expect(() => withCommit(db, Promise.resolve())).toThrow('Only a transaction')
})

test('nothing is sent once the transaction is over', async () => {
  const late = await inTransaction(async (tx) => () => add(tx, 60))
  await expect(late()).rejects.toThrow('already committed')
})
