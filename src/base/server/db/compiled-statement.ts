import { type Compilable, type CompiledQuery, type InferResult, type Kysely, type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import type { ReadDb } from './read-db.ts'

/** Where a value stands in the statement that was built once. */
class Slot {
  readonly name: PropertyKey
  /** Of which of the rows that are written. */
  readonly row: number

  constructor(name: PropertyKey, row: number) {
    this.name = name
    this.row = row
  }
}

const slotsOf = (row: number): object => new Proxy({}, { get: (_target, name) => new Slot(name, row) })

/**
 * A read whose statement is built, renamed and compiled at its first use, and from then on only given its values: that is most of what Kysely costs.
 * Among shared reads PostgreSQL plans it once too, whatever the values are (decision 77).
 * @param build is given places instead of values, so nothing of the statement may depend on what they will be: no condition, no list that is walked
 */
export function compiledRead<DB, Values extends object, Query extends Compilable<unknown>>(build: (tx: ReadDb<DB>, values: Values) => Query) {
  type Rows = InferResult<Query>
  const statement = builtOnce(build)
  return async (tx: ReadDb<DB>, values: Values): Promise<Rows> => {
    const { rows } = await (tx.onePlan ?? tx).getExecutor().executeQuery(statement(tx, values))
    return rows as Rows
  }
}

/** A write of one statement, likewise. It says nothing of what it wrote. */
export function compiledWrite<DB, Values extends object>(build: (tx: Kysely<DB>, values: Values) => Compilable) {
  const statement = builtOnce(build)
  return async (tx: Kysely<DB>, values: Values): Promise<void> => {
    await tx.getExecutor().executeQuery(statement(tx, values))
  }
}

/** Of so many rows at most a statement is kept: an order of fifty is rare, and each length would be one of its own. */
const compiledUpTo = 4

/**
 * A statement about several rows, as an insert is, that is built and compiled once for so many with these columns, and from then on only given their
 * values.
 * @param build is given places instead of values, for the rows and for what stands beside them; a column that a row leaves out, or has `undefined`,
 *   is left to its default
 */
export function compiledForRows<
  Tx extends QueryExecutorProvider,
  Row extends object,
  Query extends Compilable<unknown>,
  Besides extends object = object,
>(build: (tx: Tx, rows: readonly Row[], besides: Besides) => Query) {
  const kept = new Map<string, CompiledQuery>()
  const statementFor = (tx: Tx, rows: readonly Row[], besides: Besides): CompiledQuery => {
    if (rows.length > compiledUpTo) return build(tx, rows, besides).compile()
    const columns = rows.map((row) => Object.keys(row).filter((name) => row[name as keyof Row] !== undefined))
    const statement = kept.getOrInsertComputed(columns.join(';'), () => {
      const places = columns.map((names, row) => Object.fromEntries(names.map((name) => [name, new Slot(name, row)])))
      return build(tx, places as Row[], slotsOf(rows.length) as Besides).compile()
    })
    return given(statement, [...rows, besides])
  }
  return async (tx: Tx, rows: readonly Row[], ...[besides]: object extends Besides ? [] : [Besides]): Promise<InferResult<Query>> => {
    const { rows: written } = await tx.getExecutor().executeQuery(statementFor(tx, rows, (besides ?? {}) as Besides))
    return written as InferResult<Query>
  }
}

function builtOnce<Tx, Values extends object>(build: (tx: Tx, values: Values) => Compilable<unknown>) {
  let compiled: CompiledQuery | undefined
  return (tx: Tx, values: Values): CompiledQuery => {
    compiled ??= withConstants(build(tx, slotsOf(0) as Values).compile())
    return given(compiled, [values])
  }
}

function given(compiled: CompiledQuery, rows: readonly object[]): CompiledQuery {
  const parameters = compiled.parameters.map((value) => (value instanceof Slot ? rows[value.row]?.[value.name as never] : value))
  return { ...compiled, parameters }
}

/** A `compiledRead` of one row, or of none. */
export function compiledRow<DB, Values extends object, Query extends Compilable<unknown>>(build: (tx: ReadDb<DB>, values: Values) => Query) {
  const read = compiledRead(build)
  return async (tx: ReadDb<DB>, values: Values): Promise<InferResult<Query>[number] | undefined> => (await read(tx, values))[0]
}

/**
 * What is the same whenever the statement is asked stands in its text: as a parameter PostgreSQL would not know it when it plans for all values, and
 * would find no partial index by it.
 */
function withConstants(query: CompiledQuery): CompiledQuery {
  const parameters: unknown[] = []
  const text = query.sql.replaceAll(/\$(\d+)/g, (_place, number: string) => {
    const value = query.parameters[Number(number) - 1]
    return literalOf(value) ?? `$${parameters.push(value)}`
  })
  return { ...query, sql: text, parameters }
}

/** Undefined: it changes, or is no single word or number. */
function literalOf(value: unknown): string | undefined {
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
}

/** What the text of a read depends on: which conditions it has, not their values. Of few values, because each combination stays compiled and prepared. */
export type Shape = Readonly<Record<string, string | number | boolean | undefined>>

/** What is made once for each shape. */
export function ofShape<S extends Shape, T>(make: (shape: S) => T): (shape: S) => T {
  const made = new Map<string, T>()
  return (shape) => {
    const key = JSON.stringify(shape)
    const one = made.get(key) ?? make(shape)
    made.set(key, one)
    return one
  }
}

/** A `compiledRead` for each shape of a read that is asked with and without conditions. */
export function compiledReads<DB, S extends Shape, Values extends object, Query extends Compilable<unknown>>(
  build: (tx: ReadDb<DB>, values: Values, shape: S) => Query,
) {
  const readOf = ofShape((shape: S) => compiledRead((db: ReadDb<DB>, slots: Values) => build(db, slots, shape)))
  return (tx: ReadDb<DB>, values: Values, shape: S): Promise<InferResult<Query>> => readOf(shape)(tx, values)
}

/**
 * A value that PostgreSQL plans without looking at. What it finds for one account, or from one day on, is so much cheaper than what it expects of all
 * that it would plan the statement anew at each call; not knowing the value, it keeps one plan (decision 52).
 */
export const unseen = <T extends number | string | null>(value: T, type: 'bigint' | 'date' = 'bigint'): RawBuilder<T> =>
  sql`(select ${value}::${sql.raw(type)})`
