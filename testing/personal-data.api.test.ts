import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AnyRule, type AnyWay, type Term, tablesOf } from '#personal-data/personal-table.ts'
import { withoutPersonalData } from '#personal-data/without-personal-data.ts'
import { personalData } from '#personal-data.ts'
import { schedule } from '../src/schedule.ts'
import { workbench } from './job-context.ts'
import { sessionOf, start } from './people.ts'
import { insertPersonalRows } from './personal-rows.ts'
import { startPortal, type TestPortal } from './portal.ts'

const tables = tablesOf(personalData)
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

async function foreignKeys(): Promise<{ from: string; to: string }[]> {
  const { rows } = await sql<{ table: string; column: string; to: string }>`select conrelid::regclass::text as "table", attname as "column",
    confrelid::regclass::text as "to" from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and connamespace = 'public'::regnamespace`.execute(portal.db)
  return rows.map(({ table, column, to }) => ({ from: `${camelCase(table)}.${camelCase(column)}`, to: camelCase(to) }))
}

/** The foreign key that a way goes along; none for an address, and for the id of the person itself. */
function endsOf(table: string, way: AnyWay): { from: string; to: string }[] {
  if ('address' in way) return []
  if ('namedIn' in way) return [{ from: `${way.namedIn}.${way.as}`, to: table }]
  if ('by' in way) return [{ from: `${table}.${way.by}`, to: way.in }]
  const [column, to] = 'account' in way ? [way.account, 'accounts'] : [way.request, 'requests']
  return table === to ? [] : [{ from: `${table}.${column}`, to }]
}

/** Whether rows of that table belong to a person: then whatever hangs on them does as well. */
const personsOwn = (name: string) => tables.some(([table, { rowsOf }]) => table === name && name !== 'storedFiles' && !('nobodys' in rowsOf))

/** Tables with one row of a request, whose key is the request's: what names that row names the request. */
const keyedByRequest = ['arrivals', 'worksheets', 'storeDevices']

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
        .filter((column) => {
          const erasing = rules.filter(({ erase }) => erase === 'row' || column in erase)
          // One that asks for every row is enough; rules for some rows must all do it.
          return !erasing.some(({ only, except }) => !only && !except) && (erasing.length === 0 || erasing.length < rules.length)
        })
        .map((column) => `${table}.${column}`),
    )
    expect(left).toEqual([])
  })

  test('a rule for some rows stands beside one for the others', () => {
    const split = tables.filter(([, { rules }]) => rules.some(({ only, except }) => only || except))
    expect(split.map(([table]) => table).sort()).toEqual(['contactMessages', 'documents', 'emails', 'requestAddresses', 'statementCases'])
    // Of accounting documents invoices stay where they are, statements of a buyback do not (decision 138).
    for (const [table, { rules }] of split) expect(rules).toHaveLength(table === 'documents' ? 3 : 2)
  })

  test('every column that names a stored file keeps it', async () => {
    const keys = (await foreignKeys()).filter(({ to }) => to === 'storedFiles').map(({ from }) => from)
    const naming = personalData.storedFiles.rules[0].unlessNamedBy.map(({ in: table, by }) => `${table}.${by}`)
    expect(naming.toSorted()).toEqual(keys.sort())
    expect(personalData.storedFiles.rowsOf.map(({ namedIn, as }) => `${namedIn}.${as}`).sort()).toEqual(
      // A printed wording and a picture of the manual lead to nobody.
      keys.filter((key) => key !== 'textVersions.fileKey' && key !== 'manualPictures.fileKey'),
    )
  })

  test('every way to the rows of a person is a foreign key, and every foreign key to something of a person is a way', async () => {
    const keys = await foreignKeys()
    const found = tables.flatMap(([table, { rowsOf }]) => ('nobodys' in rowsOf ? [] : rowsOf.flatMap((way) => endsOf(table, way))))
    const leads = (from: string, to: string) => keys.some((key) => key.from === from && (key.to === to || keyedByRequest.includes(key.to)))
    // No foreign key: an email, a session and a link are written of requests, but nothing hangs on them.
    const loose = ['emails.requestId', 'mailedLinks.requestId', 'sessions.requestId']
    expect(
      found
        .filter(({ from, to }) => !leads(from, to))
        .map(({ from }) => from)
        .sort(),
    ).toEqual(loose)

    const ways = new Set(found.map(({ from }) => from))
    const others = keys.filter(
      ({ from, to }) => tables.some(([table]) => from.startsWith(`${table}.`) && table !== to) && personsOwn(to) && !ways.has(from),
    )
    // Who of ours did it: an employee, not the person the row is about.
    const byEmployee = /\.(\w+By|\w*byAccountId|assignedAccountId)$/i
    expect(
      others
        .map(({ from }) => from)
        .filter((from) => !byEmployee.test(from))
        .sort(),
    ).toEqual([
      // A collective invoice is an insurer's, and about the repairs of many.
      'bulkUploads.orderId',
      'collectiveInvoiceRepairs.chargeId',
      // The request it became: of the same partner, as the row is by its own account.
      'preAlerts.requestId',
      'requestNotes.accountId',
      'requests.accountId',
      // The request the device came with: of the same person, as the row is by its own.
      'secondDevices.firstRequestId',
      // A complaint is its writer's, whosever request it is about.
      'statementCases.requestId',
      // The technician of a visit, as whoever saved it.
      'worksheets.technicianAccountId',
    ])
  })

  test('no hash, token or secret is given away by an export', () => {
    const given = tables.flatMap(([table, { withheld, personal, other }]) =>
      withheld === 'all' ? [] : [...personal, ...other].filter((column) => !withheld?.includes(column)).map((column) => `${table}.${column}`),
    )
    expect(given.filter((column) => /hash|sha256|token|secret|signature|challenge|publicKey|credential/i.test(column))).toEqual([])
  })

  test('a row that is erased when asked names columns that its rule erases', () => {
    const unknown = tables.flatMap(([table, { rules }]) =>
      rules.flatMap(({ whenAsked, erase }) =>
        typeof whenAsked === 'string' || erase === 'row'
          ? []
          : whenAsked.now.filter((column) => !(column in erase)).map((column) => `${table}.${column}`),
      ),
    )
    expect(unknown).toEqual([])
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
