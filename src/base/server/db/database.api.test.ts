import { sql } from 'kysely'
import { afterAll, expect, inject, test } from 'vitest'
import { openDatabase } from './database.ts'

const { db } = openDatabase({ host: inject('databaseHost'), user: 'portal', database: 'postgres' }, { max: 1, onError: () => undefined })
afterAll(() => db.destroy())

test.each([
  [[]],
  [['desk.queue']],
  [['desk.queue', 'worksheets:lg-2', 'a_b']],
  [['document.viewAll', 'NULLABLE', 'NULL.x']],
  [['a', null, 'b']],
  [['null']],
  [['NULL', 'null', null]],
  [['a,b', 'c d', '{e}', 'f"g', 'h\\i', '', ' ']],
  [['Őrült', 'ABC']],
])('texts that are stored as %j are read as they are', async (texts) => {
  const { rows } = await sql<{ texts: unknown }>`select ${texts}::text[] as texts`.execute(db)
  expect(rows).toEqual([{ texts }])
})
