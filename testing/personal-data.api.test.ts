import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnyRule, Term } from '#personal-data/personal-table.ts'
import { withoutPersonalData } from '#personal-data/without-personal-data.ts'
import { personalData } from '#personal-data.ts'
import { schedule } from '../src/schedule.ts'
import { workbench } from './job-context.ts'
import { sessionOf, start } from './people.ts'
import { insertPersonalRows } from './personal-rows.ts'
import { startPortal, type TestPortal } from './portal.ts'

type AnyTable = { personal: readonly string[]; other: readonly string[]; rules: readonly AnyRule[] }
const tables = Object.entries(personalData) as [string, AnyTable][]
const allRules = tables.flatMap(([table, { rules }]) => rules.map((rule) => ({ table, rule })))
/** Those whose rows go by their age alone. */
const rules = allRules.filter(({ rule }) => !rule.unlessNamedBy)

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
})
afterAll(() => portal.stop())

const job = schedule.find((row) => row.job === 'personalData.erase')
async function erase(at: Temporal.Instant) {
  const bench = await workbench(portal)
  await job?.run(bench.at(at.toString()))
}

const camelCase = (name: string) => name.replaceAll(/_(\w)/g, (_, initial: string) => initial.toUpperCase())

async function columnsOfDatabase() {
  const { rows } = await sql<{ table: string; column: string }>`select table_name as "table", column_name as "column"
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(portal.db)
  return rows.map(({ table, column }) => `${camelCase(table)}.${camelCase(column)}`).sort()
}

describe('the table and the database', () => {
  test('every column of every table is named once, as personal or as not', async () => {
    const named = [
      ...tables.flatMap(([table, { personal, other }]) => [...personal, ...other].map((column) => `${table}.${column}`)),
      ...Object.entries(withoutPersonalData).flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`)),
    ]
    expect(named.sort()).toEqual(await columnsOfDatabase())
  })

  test('every personal column is erased by a rule: its row goes, or the column does', () => {
    const left = tables.flatMap(([table, { personal, rules }]) =>
      personal
        .filter((column) => !rules.length || !rules.every(({ erase }) => erase === 'row' || column in erase))
        .map((column) => `${table}.${column}`),
    )
    expect(left).toEqual([])
  })

  test('a rule for some rows stands beside one for the others', () => {
    const split = tables.filter(([, { rules }]) => rules.some(({ only, except }) => only || except))
    expect(split.map(([table]) => table).sort()).toEqual(['documents', 'emails', 'requestAddresses'])
    for (const [, { rules }] of split) expect(rules).toHaveLength(2)
  })

  test('every column that names a stored file keeps it', async () => {
    const { rows } = await sql<{ table: string; column: string }>`select conrelid::regclass::text as "table", attname as "column"
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confrelid = 'stored_files'::regclass`.execute(portal.db)
    const naming = personalData.storedFiles.rules[0].unlessNamedBy.map(({ in: table, by }) => `${table}.${by}`)
    expect(naming.toSorted()).toEqual(rows.map(({ table, column }) => `${camelCase(table)}.${camelCase(column)}`).sort())
  })

  test('a job of the clock obeys it', () => expect(job).toMatchObject({ cron: '29 3 * * *', transaction: false }))
})

/** How many rows of a rule still hold what it erases. */
async function whole(table: string, { only, except, erase }: AnyRule): Promise<number> {
  const conditions = [sql`true`]
  if (only) conditions.push(sql`${sql.ref(only.column)} = ${only.is}`)
  if (except) conditions.push(sql`${sql.ref(except.column)} <> ${except.is}`)
  // An employee who works here keeps the account.
  if (table === 'accounts') conditions.push(sql`customer_type <> 'EMPLOYEE' and email not like 'erased-%'`)
  else if (erase !== 'row')
    conditions.push(
      sql`(${sql.join(
        Object.entries(erase).map(([column, value]) => sql`${sql.ref(column)} is distinct from ${value}`),
        sql` or `,
      )})`,
    )
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)} where ${sql.join(conditions, sql` and `)}`.execute(
    portal.db,
  )
  return rows[0]?.n ?? 0
}

/** When the term of a row ends that begins at `start`. */
function endOf(kept: Term): Temporal.Instant {
  if ('hours' in kept) return start.add({ hours: kept.hours })
  if ('days' in kept) return start.add({ hours: kept.days * 24 })
  const begin = start.toZonedDateTimeISO('Europe/Budapest')
  return (kept.fromEndOfYear ? begin.add({ years: 1 }).with({ month: 1, day: 1 }).startOfDay() : begin).add({ years: kept.years }).toInstant()
}

describe('erasing', () => {
  test('each row stays whole to the end of its term, and is erased after it', async () => {
    const { accountId, staffId, requestId } = await insertPersonalRows(portal.db, start)
    const ends = [...new Set(rules.map(({ rule }) => endOf(rule.kept).epochMilliseconds))].sort((a, b) => a - b)
    for (const end of ends.map((ms) => Temporal.Instant.fromEpochMilliseconds(ms))) {
      await erase(end.subtract({ minutes: 1 }))
      for (const { table, rule } of rules.filter(({ rule }) => endOf(rule.kept).epochMilliseconds >= end.epochMilliseconds))
        expect(await whole(table, rule), `${table} a minute before ${end}`).toBeGreaterThan(0)
      await erase(end.add({ minutes: 1 }))
      for (const { table, rule } of rules.filter(({ rule }) => endOf(rule.kept).epochMilliseconds <= end.epochMilliseconds))
        expect(await whole(table, rule), `${table} a minute after ${end}`).toBe(0)
    }
    const account = await portal.db.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow()
    expect(account).toMatchObject({ email: `erased-${accountId}@erased.invalid`, enabled: false, passwordHash: null, lastName: '' })
    const staff = await portal.db.selectFrom('accounts').select(['lastName', 'enabled']).where('id', '=', staffId).executeTakeFirst()
    expect(staff).toEqual({ lastName: 'Kovács', enabled: true })
    expect(await portal.db.selectFrom('storedFiles').select('key').execute()).toEqual([])

    const session = await sessionOf(portal.db, { kind: 'account', accountId: staffId })
    expect((await portal.call('GET', `/api/service-desk/requests/${requestId}`, { session })).status).toBe(200)
    expect((await portal.call('GET', `/api/customer-requests/${requestId}/show`, { session })).status).toBe(200)
  })

  test('a request that is not closed keeps everything, and its customer the account', async () => {
    const db = portal.db
    const { accountId, requestId } = await db.transaction().execute(async (tx) => {
      const rows = await insertPersonalRows(tx, start)
      await tx.updateTable('requests').set({ closedAt: null, outcome: null }).where('id', '=', rows.requestId).execute()
      return rows
    })
    await erase(start.add({ hours: 20 * 365 * 24 }))
    expect(await db.selectFrom('requests').select('lastName').where('id', '=', requestId).executeTakeFirst()).toEqual({ lastName: 'Nagy' })
    expect(await db.selectFrom('requestNotes').select('text').where('requestId', '=', requestId).execute()).toHaveLength(1)
    expect(await db.selectFrom('accounts').select('lastName').where('id', '=', accountId).executeTakeFirst()).toEqual({ lastName: 'Kovács' })
  })

  test('a file without a name goes after a day, one that a row names stays with it', async () => {
    const file = { sha256: Buffer.alloc(32), size: 1, mediaType: 'image/jpeg', createdAt: start }
    await portal.db.deleteFrom('storedFiles').where('key', 'like', '%unnamed').execute()
    await portal.db
      .insertInto('storedFiles')
      .values({ ...file, key: 'documents/orphan' })
      .execute()
    await erase(start.add({ hours: 25 }))
    const keys = (await portal.db.selectFrom('storedFiles').select('key').orderBy('key').execute()).map(({ key }) => key)
    expect(keys).toEqual(['documents/a', 'documents/b', 'documents/c', 'documents/d'])
  })

  test('keeps a day of rate limit hits, and nothing of a clock that was ahead', async () => {
    await portal.db.deleteFrom('rateLimitHits').execute()
    for (const at of [start.subtract({ hours: 25 }), start, start.add({ hours: 1 })])
      await portal.db.insertInto('rateLimitHits').values({ limitName: 'test', subject: 'x', at }).execute()
    await erase(start)
    expect((await portal.db.selectFrom('rateLimitHits').select('at').execute()).map(({ at }) => String(at))).toEqual([start.toString()])
  })

  test('more rows than one transaction takes are erased in one run', async () => {
    await sql`insert into rate_limit_hits (limit_name, subject, at)
      select 'test', n::text, ${start.subtract({ hours: 48 })}::timestamptz from generate_series(1, 2500) as n`.execute(portal.db)
    await erase(start)
    expect(await portal.db.selectFrom('rateLimitHits').select('at').where('at', '<', start).execute()).toEqual([])
  })

  test('append-only rows are still refused to everybody else', async () => {
    await expect(portal.db.deleteFrom('requestNotes').execute()).rejects.toThrow('never changed or removed')
    await expect(portal.db.updateTable('worksheets').set({ diagnosis: '' }).where('closedAt', 'is not', null).execute()).rejects.toThrow(
      'does not change',
    )
  })
})
