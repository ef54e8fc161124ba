import { cp, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { openDatabase } from '#base/server/db/database.ts'
import { migrate } from '#base/server/db/migrate.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'

const migration = '0023_one_fleet_type.sql'
const name = 'test_one_fleet_type'

test('accounts stored as FLEET become FLOTTA, and none can be stored again', async () => {
  const folder = await temporaryFolder('fleet')
  await cp(path.join(import.meta.dirname, '../../../db'), folder, { recursive: true })
  const folders = { migrations: path.join(folder, 'migrations'), seed: path.join(folder, 'seed') }
  await rename(path.join(folders.migrations, migration), path.join(folder, migration))
  const admin = new pg.Client({ host: inject('databaseHost'), user: 'portal', database: 'postgres' })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const { db } = openDatabase({ host: inject('databaseHost'), user: 'portal', database: name }, { max: 2, onError: () => undefined })
  const insert = (email: string) => sql`insert into accounts (customer_type, email) values ('FLEET', ${email})`.execute(db)
  try {
    await migrate(db, folders)
    await insert('fleet@pelda.hu')
    await rename(path.join(folder, migration), path.join(folders.migrations, migration))
    expect(await migrate(db, folders)).toEqual([migration])
    const { rows } = await sql`select customer_type from accounts`.execute(db)
    expect(rows).toEqual([{ customerType: 'FLOTTA' }])
    await expect(insert('other@pelda.hu')).rejects.toThrow('accounts_customer_type_check')
  } finally {
    await db.destroy()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
    await rm(folder, { recursive: true, force: true })
  }
})
