import { type Expression, type RawBuilder, type Selectable, sql } from 'kysely'

/** As JSON writes what a column holds: an instant is a text, in any offset. */
type Written<T> = T extends Temporal.Instant ? string : T
type Values<More> = { [K in keyof More]: More[K] extends Expression<infer T> ? T : never }

/** A row as it comes within a value. */
export type JsonRow<Table, Column extends keyof Selectable<Table>, More> = { [K in Column]: Written<Selectable<Table>[K]> } & Values<More>

/** A row on its way: the values alone, in the order of the names on both sides. */
export type PackedRow = readonly unknown[]

/** What a value of a row is read by; one that has none is taken as it came. */
export type Readers = ReadonlyMap<string, (written: unknown) => unknown>

export const instantOf = (written: unknown): Temporal.Instant | null => (typeof written === 'string' ? Temporal.Instant.from(written) : null)

/** PostgreSQL's sessions are in UTC, whose offset its JSON writes in full. */
const utcOffset = '+00:00'

/** The text that the instant would write itself as, for whoever only sends it on: that instant is never made, which would cost thirty times as much. */
export const instantText = (written: string): string =>
  written.endsWith(utcOffset) ? `${written.slice(0, -utcOffset.length)}Z` : Temporal.Instant.from(written).toString()

export const instantTextOf = (written: unknown): string | null => (typeof written === 'string' ? instantText(written) : null)

/** Rows as one value. JSON and no columns: each column is described and read apart, and its name would be written again for each row of objects. */
export const packed = (values: readonly Expression<unknown>[]): RawBuilder<PackedRow> => sql`json_build_array(${sql.join(values)})`

/**
 * @param names of the values of a row, in their order
 * @returns what makes a row of its values: each is read by its name where it stands, which a spread (`...row`) would miss
 */
export function unpacking<Row extends object>(names: readonly string[], readers: Readers = new Map()): (values: PackedRow) => Row {
  class Unpacked {
    readonly #values: PackedRow

    constructor(values: PackedRow) {
      this.#values = values
    }

    static {
      for (const [place, name] of names.entries()) {
        const read = readers.get(name)
        Object.defineProperty(Unpacked.prototype, name, {
          get: read
            ? function readWritten(this: Unpacked) {
                return read(this.#values[place])
              }
            : function readValue(this: Unpacked) {
                return this.#values[place]
              },
        })
      }
    }
  }
  return (values) => new Unpacked(values) as unknown as Row
}

/** The same as an object of its own, for rows that are spread or handed on. */
export const plainly =
  <Row extends object>(names: readonly string[], readers: Readers) =>
  (values: PackedRow): Row => {
    const row: Record<string, unknown> = {}
    for (const [place, name] of names.entries()) {
      const read = readers.get(name)
      row[name] = read ? read(values[place]) : values[place]
    }
    return row as Row
  }

/**
 * Columns of a table, and values beside them, as one JSON array: rows that come in a statement together with something else. Reading it costs less
 * than columns do, each of which is described and read apart, and writing it two fifths less than an object, whose names PostgreSQL would write
 * again for each row.
 * @returns `packed` for the statement, `unpack` for what comes of it
 */
export function jsonRow<Row extends object>(
  table: string,
  columns: readonly (keyof Row & string)[],
  more: Readonly<Record<string, Expression<unknown>>>,
) {
  const values = [...columns.map((column) => sql.ref(`${table}.${column}`)), ...Object.values(more)]
  return { packed: packed(values), unpack: unpacking<Row>([...columns, ...Object.keys(more)]) }
}
