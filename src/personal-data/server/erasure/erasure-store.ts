import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { ErasureReason } from '../../my-data.ts'
import { type AnyBeginning, type AnyRule, type PersonalData, type Term, tablesOf } from '../../personal-table.ts'
import type { Category } from '../../purposes.ts'
import type { Person } from '../person/person-store.ts'
import { belongsTo, fileColumns } from '../person/rows-store.ts'
import { valuesOf } from '../personal-data-store.ts'

type Erasure = { readonly person: Person; readonly byAccountId: number | null; readonly reason: ErasureReason; readonly at: Temporal.Instant }

/** Writes that a person was erased, by numbers only. @returns the number of the erasure */
export async function insertErasure(tx: Kysely<DB>, { person, byAccountId, reason, at }: Erasure): Promise<number> {
  const { id } = await tx
    .insertInto('erasures')
    .values({
      accountId: person.accountId,
      requestIds: [...person.requestIds],
      erasedAt: at,
      byKind: byAccountId === null ? 'person' : 'staff',
      byAccountId,
      reason,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Nobody writes to what is being erased: a request that is booked for the account meanwhile waits, and finds it closed. */
export async function lockPerson(tx: Kysely<DB>, { accountId, requestIds }: Person): Promise<void> {
  if (accountId !== null) await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute()
  await sql`select from requests where id = any(${requestIds}::bigint[]) for update`.execute(tx)
}

/** Who is erased, under the number of which erasure, and the moment that terms are compared with. */
export type ErasureOf = { readonly person: Person; readonly erasureId: number; readonly now: Temporal.Instant }

/**
 * Erases one person as the rules say: what may go goes, what the law wants kept moves to `blocked_records` until its term is over, what names
 * nobody by itself stays.
 * @param tx a transaction: it lifts the triggers that keep rows append-only, for itself alone
 * @returns the keys of the files that no row names any more
 */
export async function eraseRowsOf(tx: Kysely<DB>, personalData: PersonalData, erasure: ErasureOf): Promise<string[]> {
  const { person } = erasure
  await sql`select set_config('portal.erasing', 'on', true)`.execute(tx)
  const files = await sql<{ key: string }>`select key from stored_files where ${belongsTo(personalData, 'storedFiles', person)}`.execute(tx)
  for (const [table, { rules, rowsOf }] of tablesOf(personalData)) {
    if ('nobodys' in rowsOf || table === 'storedFiles') continue
    for (const rule of rules) await eraseByRule(tx, personalData, { ...erasure, table, rule })
  }
  const keys = files.rows.map(({ key }) => key)
  const named = fileColumns(personalData).map(
    ({ table, column }) => sql`select ${sql.ref(column)} from ${sql.table(table)} where ${sql.ref(column)} = any(${keys}::text[])`,
  )
  const { rows } = await sql<{ key: string }>`delete from stored_files
    where key = any(${keys}::text[]) and key not in (${sql.join(named, sql` union all `)}) returning key`.execute(tx)
  return rows.map(({ key }) => key)
}

export const isFileKnown = async (tx: ReadDb<DB>, key: string): Promise<boolean> =>
  (await tx.selectFrom('storedFiles').select('key').where('key', '=', key).executeTakeFirst()) !== undefined

type One = ErasureOf & { readonly table: string; readonly rule: AnyRule }

async function eraseByRule(tx: Kysely<DB>, personalData: PersonalData, { table, rule, person, erasureId, now }: One): Promise<void> {
  if (rule.whenAsked === 'stays' || rule.whenAsked === 'kept') return
  const { erase, whenAsked } = rule
  const where = rowsOfRule(personalData, { table, rule, person })
  if (whenAsked !== 'now') {
    const file = fileColumns(personalData).find((one) => one.table === table)
    const end = endOf(table, rule, now)
    const gone = typeof whenAsked === 'string' ? [] : whenAsked.now.map(snakeCase)
    await sql`insert into blocked_records (erasure_id, table_name, data, file_key, blocked_until)
      select ${erasureId}, ${table}, to_jsonb(${sql.table(table)}) - ${gone}::text[], ${file ? sql.ref(`${table}.${file.column}`) : sql`null`},
        ${end}
      from ${sql.table(table)} where ${where} and ${end} > ${now}`.execute(tx)
  }
  if (erase === 'row') await sql`delete from ${sql.table(table)} where ${where}`.execute(tx)
  else
    await sql`update ${sql.table(table)} set ${sql.join(valuesOf(erase).map(({ column, value }) => sql`${column} = ${value}`))} where ${where}`.execute(
      tx,
    )
}

function rowsOfRule(
  personalData: PersonalData,
  { table, rule: { only, except }, person }: Pick<One, 'table' | 'rule' | 'person'>,
): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = [belongsTo(personalData, table, person)]
  if (only) conditions.push(sql`${sql.ref(`${table}.${only.column}`)} = ${only.is}`)
  if (except) conditions.push(sql`${sql.ref(`${table}.${except.column}`)} <> ${except.is}`)
  return sql.join(conditions, sql` and `)
}

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)

/** When the term of a row is over, as `erasePersonalData` counts it; one that has not begun begins now. */
function endOf(table: string, { from, kept }: AnyRule, now: Temporal.Instant): RawBuilder<Temporal.Instant> {
  return after(sql`coalesce(${beginningOf(table, from)}, ${now}::timestamptz)`, kept)
}

function after(begin: RawBuilder<unknown>, kept: Term): RawBuilder<Temporal.Instant> {
  if ('hours' in kept) return sql`${begin} + make_interval(hours => ${kept.hours})`
  if ('days' in kept) return sql`${begin} + make_interval(days => ${kept.days})`
  const day = sql`(${begin}) at time zone 'Europe/Budapest'`
  const start = kept.fromEndOfYear ? sql`date_trunc('year', ${day}) + interval '1 year'` : day
  return sql`((${start}) + make_interval(years => ${kept.years})) at time zone 'Europe/Budapest'`
}

function beginningOf(table: string, from: AnyBeginning): RawBuilder<unknown> {
  if (typeof from === 'string') return sql`${sql.ref(`${table}.${from}`)}`
  if ('computedBy' in from) return sql`${sql.raw(from.computedBy)}(${sql.table(table)})`
  return sql`(select ${beginningOf(from.in, from.from)} from ${sql.table(from.in)} where ${sql.ref(`${from.in}.id`)} = ${sql.ref(`${table}.${from.by}`)})`
}

type Until = { readonly category: Category; readonly until: Temporal.Instant }

/** What of an erasure is blocked, by heading, and until when at the latest. */
export async function blockedOf(tx: ReadDb<DB>, erasureId: number, personalData: PersonalData): Promise<Until[]> {
  const { rows } = await sql<{ table: string; until: Temporal.Instant }>`select table_name as "table", max(blocked_until) as until
    from blocked_records where erasure_id = ${erasureId} group by table_name order by table_name`.execute(tx)
  return latestByCategory(
    tablesOf(personalData).flatMap(([name, { category }]) => rows.filter(({ table }) => table === name).map(({ until }) => ({ category, until }))),
  )
}

/** What of a person stays in its tables by name, because the law wants it kept, by heading, and until when at the latest. */
export async function staysByNameOf(
  tx: ReadDb<DB>,
  personalData: PersonalData,
  { person, now }: Pick<ErasureOf, 'person' | 'now'>,
): Promise<Until[]> {
  const ends = tablesOf(personalData).flatMap(([table, { category, rules }]) =>
    rules
      .filter(({ whenAsked }) => whenAsked === 'kept')
      .map(
        (rule) => sql`select ${category}::text as category, max(${endOf(table, rule, now)}) as until
          from ${sql.table(table)} where ${rowsOfRule(personalData, { table, rule, person })}`,
      ),
  )
  const { rows } = await sql<Until>`select * from (${sql.join(ends, sql` union all `)}) as ends where until is not null`.execute(tx)
  return latestByCategory(rows)
}

function latestByCategory(ends: readonly Until[]): Until[] {
  const latest = new Map<Category, Temporal.Instant>()
  for (const { category, until } of ends) {
    const known = latest.get(category)
    if (!known || Temporal.Instant.compare(until, known) > 0) latest.set(category, until)
  }
  return [...latest].map(([category, until]) => ({ category, until }))
}

/** Whether the account is an employee's: the house decides about it, and its row names who did what. */
export const isEmployee = async (tx: ReadDb<DB>, accountId: number): Promise<boolean> =>
  (await tx.selectFrom('accounts').select('customerType').where('id', '=', accountId).executeTakeFirst())?.customerType === 'EMPLOYEE'

/** Erasures whose person is there again, because a backup was restored that was made before them. */
export async function erasuresUndone(tx: ReadDb<DB>): Promise<{ id: number; accountId: number | null; requestIds: number[] }[]> {
  const { rows } = await sql<{ id: number; accountId: number | null; requestIds: number[] }>`select id, account_id, request_ids from erasures
    where exists (select from accounts where accounts.id = erasures.account_id and email not like 'erased-%@erased.invalid')
      or exists (select from requests where requests.id = any(request_ids) and email <> '')
    order by id`.execute(tx)
  return rows
}
