import {
  type AliasedRawBuilder,
  AliasNode,
  type Compilable,
  IdentifierNode,
  type InferResult,
  type OperationNodeSource,
  type RawBuilder,
  ReferenceNode,
  SelectAllNode,
  type SelectionNode,
  type SelectQueryNode,
  sql,
} from 'kysely'
import { compiledRow, ofShape, type Shape } from './compiled-statement.ts'
import { instantOf, instantTextOf, type PackedRow, packed, plainly, type Readers, unpacking } from './json-row.ts'
import type { ReadDb } from './read-db.ts'

type Query = Compilable<unknown> & OperationNodeSource
type InstantOf<Row> = { [Name in keyof Row]-?: Extract<Row[Name], Temporal.Instant> extends never ? never : Name }[keyof Row]
type Instants<Row> = Readonly<Record<InstantOf<Row>, true | 'text'>>
type Read<Row, I> = {
  [Name in keyof Row]: Name extends keyof I ? (I[Name] extends 'text' ? Exclude<Row[Name], Temporal.Instant> | string : Row[Name]) : Row[Name]
}

/** A read that may be asked beside others within one statement. */
type Part<DB, Values, Row> = {
  readonly query: (tx: ReadDb<DB>, values: Values) => Query
  readonly readers: Readers
  readonly isSpread: boolean
  /** Never there: it only says what a row is. */
  readonly row?: Row
}

/** A row of a part. */
export type PartRow<P> = P extends Part<never, never, infer Row> ? Row : never

/**
 * @param query a select that names its columns, given places instead of values as by `compiledRead`
 * @param instants its columns that are instants, which JSON writes as texts: every one of them, or it does not compile. `text`: it is only sent on, so
 *   it is read as what it would write itself as
 * @param isSpread its rows are wanted as objects of their own; others are read by name only, and each value only when it is
 */
export function part<DB, Values, Q extends Query, const I extends Instants<InferResult<Q>[number]>>(
  query: (tx: ReadDb<DB>, values: Values) => Q,
  instants: I,
  { isSpread = false }: { isSpread?: boolean } = {},
): Part<DB, Values, Read<InferResult<Q>[number], I>> {
  const readers = Object.entries(instants).map(([name, wanted]) => [name, wanted === 'text' ? instantTextOf : instantOf] as const)
  return { query, readers: new Map(readers), isSpread }
}

type Parts<DB> = Readonly<Record<string, Part<DB, never, unknown>>>
type Rows<DB, P extends Parts<DB>> = { readonly [Name in keyof P]: P[Name] extends Part<DB, never, infer Row> ? Row[] : never }
/** What every part is given is what all of them are given. */
type ValuesOf<DB, P extends Parts<DB>> = {
  [Name in keyof P]: P[Name] extends Part<DB, infer Values, unknown> ? (values: Values) => void : never
}[keyof P] extends (values: infer All extends object) => void
  ? All
  : never

/** Several reads as one statement, each part a list of rows. */
export type OneStatement<DB, Values, Answer> = {
  (tx: ReadDb<DB>, values: Values): Promise<Answer>
  /** The parts as columns of a row that another statement finds: where there is none, PostgreSQL reads nothing of them. It reads them by `rowsIn` only. */
  readonly columns: (tx: ReadDb<DB>, values: Values) => readonly AliasedRawBuilder<PackedRow[], never>[]
  /** What such a row holds of them. */
  readonly rowsIn: (row: object) => Answer
}

/**
 * Reads that are asked as one statement, each part a list of rows written as JSON. As a statement of its own a part costs more than finding its rows
 * does: it is bound, described column by column, begun and ended (decision 118). Rows are read by name: a spread would miss what they hold, unless
 * their part says so.
 */
export function asOneStatement<DB, const P extends Parts<DB>>(parts: P & Parts<DB>): OneStatement<DB, ValuesOf<DB, P>, Rows<DB, P>> {
  const unpackers = new Map<string, (values: PackedRow) => object>()
  const columns = (tx: ReadDb<DB>, values: ValuesOf<DB, P>) =>
    Object.entries(parts).map(([name, { query, readers, isSpread }]) => {
      // Its names as they stand in the code; the whole statement is renamed when it is compiled.
      const { names, rows } = rowsAsJson(query(tx.withoutPlugins(), values as never))
      unpackers.set(name, (isSpread ? plainly : unpacking)(names, readers))
      return rows.as<never>(name as never)
    })
  const rowsIn = (row: object) => {
    const found = row as Readonly<Record<string, readonly PackedRow[]>>
    return Object.fromEntries([...unpackers].map(([name, unpack]) => [name, found[name]?.map(unpack)])) as Rows<DB, P>
  }
  const readRow = compiledRow((tx: ReadDb<DB>, values: ValuesOf<DB, P>) => tx.selectNoFrom(columns(tx, values)))
  const read = async (tx: ReadDb<DB>, values: ValuesOf<DB, P>) => {
    const found = await readRow(tx, values)
    if (!found) throw new Error('A select without a table answered nothing')
    return rowsIn(found)
  }
  return Object.assign(read, { columns, rowsIn })
}

/** The same for each shape of the parts. */
export function statementsAsOne<DB, S extends Shape, const P extends Parts<DB>>(partsOf: (shape: S) => P & Parts<DB>) {
  const readOf = ofShape((shape: S) => asOneStatement<DB, P>(partsOf(shape)))
  return (tx: ReadDb<DB>, values: ValuesOf<DB, P>, shape: S): Promise<Rows<DB, P>> => readOf(shape)(tx, values)
}

function rowsAsJson(query: OperationNodeSource): { names: readonly string[]; rows: RawBuilder<PackedRow[]> } {
  const { selections = [] } = query.toOperationNode() as SelectQueryNode
  const names = selections.map(nameOf)
  const row = packed(names.map((name) => sql.ref(`part.${name}`)))
  return { names, rows: sql`(select coalesce(json_agg(${row}), '[]') from ${query} as part)` }
}

function nameOf({ selection }: SelectionNode): string {
  if (AliasNode.is(selection) && IdentifierNode.is(selection.alias)) return selection.alias.name
  const column = ReferenceNode.is(selection) ? selection.column : selection
  if (AliasNode.is(column) || SelectAllNode.is(column)) throw new Error('Within one statement a part names its columns')
  return column.column.name
}
