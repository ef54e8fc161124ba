import { type Expression, type RawBuilder, type Selectable, sql } from 'kysely'

/** As JSON writes what a column holds: an instant is a text, in any offset. */
type Written<T> = T extends Temporal.Instant ? string : T
type Values<More> = { [K in keyof More]: More[K] extends Expression<infer T> ? T : never }

/** A row as it comes within a value. */
export type JsonRow<Table, Column extends keyof Selectable<Table>, More> = { [K in Column]: Written<Selectable<Table>[K]> } & Values<More>

/**
 * Columns of a table, and values beside them, as one JSON object under the names the code knows: rows that come in a statement together with
 * something else. `JsonRow` says what comes. Reading it costs less than columns do, each of which is described and read apart.
 */
export function jsonRow(table: string, columns: readonly string[], more: Readonly<Record<string, Expression<unknown>>>): RawBuilder<unknown> {
  const pairs = [...columns.map((column) => [column, sql.ref(`${table}.${column}`)] as const), ...Object.entries(more)]
  return sql`json_build_object(${sql.join(pairs.flatMap(([name, value]) => [sql.lit(name), value]))})`
}
