import { cp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

const name = 'test_migrations'
let folder: string
let admin: pg.Client
beforeAll(async () => {
  folder = await temporaryFolder('migrations')
  for (const part of ['migrations', 'seed'])
    await cp(path.join(import.meta.dirname, '../../../../db', part), path.join(folder, part), { recursive: true })
  admin = new pg.Client({ host: inject('databaseHost'), user: 'portal', database: 'postgres' })
  await admin.connect()
  await admin.query(`create database ${name}`)
})
afterAll(async () => {
  await admin.query(`drop database ${name} with (force)`)
  await admin.end()
  await rm(folder, { recursive: true, force: true })
})

const open = () => openDatabase({ host: inject('databaseHost'), user: 'portal', database: name }, { max: 2, onError: () => undefined }).db
const folders = () => ({ migrations: path.join(folder, 'migrations'), seed: path.join(folder, 'seed') })

test('two portals that start at once apply everything exactly once; a third has nothing to do', async () => {
  const [one, two] = [open(), open()]
  const applied = await Promise.all([migrate(one, folders()), migrate(two, folders())])
  expect(applied.map((list) => list.length === 0).sort()).toEqual([false, true])
  expect(await migrate(one, folders())).toEqual([])
  await Promise.all([one.destroy(), two.destroy()])
})

test('a changed seed runs all seeds again without doubling a row', async () => {
  const db = open()
  const brands = async () => (await sql<{ n: number }>`select count(*)::int as n from brands`.execute(db)).rows[0]?.n
  const before = await brands()
  await writeFile(path.join(folder, 'seed/999_note.sql'), 'select 1;')
  expect((await migrate(db, folders())).at(-1)).toBe('999_note.sql')
  expect(await brands()).toBe(before)
  await db.destroy()
})

test('a migration that was edited after it was applied is refused, and nothing is changed', async () => {
  const db = open()
  await writeFile(path.join(folder, 'migrations/0001_base.sql'), 'select 1;')
  await expect(migrate(db, folders())).rejects.toThrow('0001_base.sql was changed')
  await db.destroy()
})
