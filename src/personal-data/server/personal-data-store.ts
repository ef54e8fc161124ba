import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { AnyBeginning, AnyRule } from '../personal-table.ts'

/** No statement erases more rows, so none holds many locks or runs into the time limit of statements. */
const rowsAtOnce = 1000

/** The rows that a rule erases: those whose term began before `before`, or after `ahead`. */
type Due = { table: string; rule: AnyRule; before: Temporal.Instant; ahead: Temporal.Instant | null }

/**
 * Erases up to a thousand rows of a table by one rule.
 * @param tx a transaction: it lifts the triggers that keep rows append-only, for itself alone
 * @returns how many rows it has erased
 */
export async function eraseSome(tx: Kysely<DB>, due: Due): Promise<number> {
  await sql`select set_config('portal.erasing', 'on', true)`.execute(tx)
  const { table, rule } = due
  const some = sql`ctid = any (array(select ctid from ${sql.table(table)} where ${isDue(due)} limit ${sql.lit(rowsAtOnce)}))`
  const { numAffectedRows } =
    rule.erase === 'row'
      ? await sql`delete from ${sql.table(table)} where ${some}`.execute(tx)
      : await sql`update ${sql.table(table)} set ${sql.join(valuesOf(rule.erase).map(({ column, value }) => sql`${column} = ${value}`))} where ${some}`.execute(
          tx,
        )
  return Number(numAffectedRows ?? 0)
}

function isDue({ table, rule, before, ahead }: Due): RawBuilder<unknown> {
  const begun = beganBefore(table, rule.from, before)
  const conditions = [ahead && typeof rule.from === 'string' ? sql`(${begun} or ${sql.ref(`${table}.${rule.from}`)} > ${ahead})` : begun]
  if (rule.only) conditions.push(sql`${sql.ref(`${table}.${rule.only.column}`)} = ${rule.only.is}`)
  if (rule.except) conditions.push(sql`${sql.ref(`${table}.${rule.except.column}`)} <> ${rule.except.is}`)
  for (const naming of rule.unlessNamedBy ?? [])
    conditions.push(sql`not exists (select from ${sql.table(naming.in)} where ${sql.ref(`${naming.in}.${naming.by}`)} = ${sql.ref(`${table}.key`)})`)
  if (rule.erase !== 'row')
    conditions.push(
      sql`(${sql.join(
        valuesOf(rule.erase).map(({ column, value }) => sql`${column} is distinct from ${value}`),
        sql` or `,
      )})`,
    )
  return sql.join(conditions, sql` and `)
}

function beganBefore(table: string, from: AnyBeginning, before: Temporal.Instant): RawBuilder<unknown> {
  if (typeof from === 'string') return sql`${sql.ref(`${table}.${from}`)} < ${before}`
  if ('computedBy' in from) return sql`${sql.raw(from.computedBy)}(${sql.table(table)}) < ${before}`
  return sql`${sql.ref(`${table}.${from.by}`)} in (select id from ${sql.table(from.in)} where ${beganBefore(from.in, from.from, before)})`
}

export const valuesOf = (columns: Exclude<AnyRule['erase'], 'row'>) =>
  Object.entries(columns).map(([column, value]) => ({
    column: sql.ref(column),
    value: typeof value === 'string' && value.includes('{id}') ? sql`replace(${value}, '{id}', id::text)` : sql`${value}`,
  }))
