import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPersonOfAddress, openSheetsOf } from '#personal-data/server/person/person-store.ts'
import { countRowsOf } from '#personal-data/server/person/rows-store.ts'
import { personalData } from '#personal-data.ts'
import { schedule } from '../src/schedule.ts'
import { workbench } from './job-context.ts'
import { startPortal, type TestPortal } from './portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
})
afterAll(() => portal.stop())

const insert = async (row: object) => {
  const sheet = {
    kind: 'miele',
    ownerName: 'Fehér Ilona',
    ownerEmail: 'Feher.Ilona@pelda.hu',
    startedAt: Temporal.Instant.from('2026-11-20T08:00:00Z'),
    ...row,
  }
  return (await portal.db.insertInto('worksheets').values(sheet).returning('id').executeTakeFirstOrThrow()).id
}

test('a sheet without a request is its owner’s by the address, and keeps them from being erased while it is open', async () => {
  await insert({})
  const person = await findPersonOfAddress(portal.db, 'feher.ilona@pelda.hu')
  if (!person) throw new Error('nobody')
  expect((await countRowsOf(portal.db, personalData, person)).get('worksheets')).toBe(1)
  expect(await openSheetsOf(portal.db, person)).toHaveLength(1)
})

test('five years after it was closed, or last written on, it names nobody', async () => {
  const old = Temporal.Instant.from('2020-01-10T08:00:00Z')
  const [closed, left, young] = [await insert({ startedAt: old, closedAt: old }), await insert({ startedAt: old, savedAt: old }), await insert({})]
  const bench = await workbench(portal)
  await schedule.find((row) => row.job === 'personalData.erase')?.run(bench.at('2026-11-25T03:00:00Z'))
  const names = await portal.db
    .selectFrom('worksheets')
    .select(['id', 'ownerName', 'ownerEmail'])
    .where('id', 'in', [closed, left, young])
    .orderBy('id')
    .execute()
  expect(names.map(({ ownerName }) => ownerName)).toEqual(['', '', 'Fehér Ilona'])
})
