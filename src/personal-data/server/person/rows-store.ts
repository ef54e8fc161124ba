import { type RawBuilder, sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import { type AnyTable, type AnyWay, type PersonalData, tablesOf } from '../../personal-table.ts'
import type { Person } from './person-store.ts'

const never = sql<boolean>`false`

/** The condition that finds the rows of a person in a table, by the ways that src/personal-data.ts names. */
export function belongsTo(personalData: PersonalData, table: string, person: Person): RawBuilder<boolean> {
  const found = tablesOf(personalData).find(([name]) => name === table)
  if (!found) throw new Error(`${table} has no personal data`)
  const { rowsOf } = found[1]
  if ('nobodys' in rowsOf) return never
  return sql<boolean>`(${sql.join(
    rowsOf.map((way) => along(personalData, table, way, person)),
    sql` or `,
  )})`
}

function along(personalData: PersonalData, table: string, way: AnyWay, person: Person): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  if ('account' in way) return person.accountId === null ? never : sql<boolean>`${column(way.account)} = ${person.accountId}`
  if ('request' in way) return sql<boolean>`${column(way.request)} = any(${person.requestIds}::bigint[])`
  if ('address' in way) {
    const fits = sql<boolean>`lower(${column(way.address)}) = any(${person.addresses}::text[])`
    return way.unless ? sql<boolean>`(${fits} and ${column(way.unless)} is null)` : fits
  }
  if ('namedIn' in way)
    return sql<boolean>`${column(way.key)} in (select ${sql.ref(`${way.namedIn}.${way.as}`)} from ${sql.table(way.namedIn)}
      where ${belongsTo(personalData, way.namedIn, person)})`
  return sql<boolean>`${column(way.by)} in (select ${sql.ref(`${way.in}.id`)} from ${sql.table(way.in)} where ${belongsTo(personalData, way.in, person)})`
}

/** How many rows of a person each table has. One statement for all of them. */
export async function countRowsOf(tx: ReadDb<DB>, personalData: PersonalData, person: Person): Promise<ReadonlyMap<string, number>> {
  const counts = tablesOf(personalData)
    .filter(([, { rowsOf }]) => !('nobodys' in rowsOf))
    .map(([table]) => sql`select ${table} as "table", count(*)::int as n from ${sql.table(table)} where ${belongsTo(personalData, table, person)}`)
  const { rows } = await sql<{ table: string; n: number }>`${sql.join(counts, sql` union all `)}`.execute(tx)
  return new Map(rows.map(({ table, n }) => [table, n]))
}

const pageSize = 200

export const columnsGiven = ({ withheld, personal, other }: AnyTable): string[] =>
  withheld === 'all' ? [] : [...personal, ...other].filter((column) => !withheld?.includes(column))

/** What an export gives of a table, page by page: secrets and what tells of others are left out. */
export async function* rowsGiven(tx: ReadDb<DB>, personalData: PersonalData, [name, table]: [string, AnyTable], person: Person) {
  const columns = columnsGiven(table)
  if (columns.length === 0) return
  const conditions = [belongsTo(personalData, name, person)]
  const { withheldRows } = table
  if (withheldRows) conditions.push(sql<boolean>`${sql.ref(`${name}.${withheldRows.column}`)} is distinct from ${withheldRows.is}`)
  for (let page = 0; ; page += 1) {
    const { rows } = await sql<Record<string, unknown>>`select ${sql.join(columns.map((column) => sql.ref(`${name}.${column}`)))}
      from ${sql.table(name)} where ${sql.join(conditions, sql` and `)} order by ctid limit ${pageSize} offset ${page * pageSize}`.execute(tx)
    yield* rows
    if (rows.length < pageSize) return
  }
}

type StoredFile = { readonly table: string; readonly key: string; readonly name: string | null }

/** The files of a person, by the row that names each. A copy made earlier is not copied again. */
export async function filesOf(tx: ReadDb<DB>, personalData: PersonalData, person: Person): Promise<StoredFile[]> {
  const files: StoredFile[] = []
  for (const { table, column } of fileColumns(personalData)) {
    if (table === 'dataExports') continue
    const named = sql.raw(namedTables.has(table) ? 'name' : 'null')
    const { rows } = await sql<{ key: string; name: string | null }>`select ${sql.ref(`${table}.${column}`)} as key, ${named} as name
      from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} is not null and ${belongsTo(personalData, table, person)} order by 1`.execute(
      tx,
    )
    files.push(...rows.map((row) => ({ ...row, table })))
  }
  return files
}

/** Those that keep what people call a file. */
const namedTables: ReadonlySet<string> = new Set(['documents', 'requestMessageAttachments'])

/** Where a stored file is named: the ways of the table of files lead back to it. */
export function fileColumns(personalData: PersonalData): { table: string; column: string }[] {
  const ways = personalData.storedFiles?.rowsOf ?? []
  if ('nobodys' in ways) return []
  return ways.flatMap((way) => ('namedIn' in way ? [{ table: way.namedIn, column: way.as }] : []))
}
