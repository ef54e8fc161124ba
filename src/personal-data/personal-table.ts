import type { DB } from '#db/schema.ts'

type Table = keyof DB
type Column<T extends Table> = keyof DB[T] & string

/** How long a row or a column stays. `fromEndOfYear`: counted from the end of the year in Budapest in which the term begins. */
export type Term = { readonly hours: number } | { readonly days: number } | { readonly years: number; readonly fromEndOfYear?: true }

/**
 * The moment with which a term begins: a column of the row, a column of the row it belongs to (`by` names that row's id), or what a
 * function of the database says of the row. Null: the term has not begun.
 */
type Beginning<T extends Table> =
  | Column<T>
  | { readonly computedBy: string }
  | { readonly [P in Table]: { readonly by: Column<T>; readonly in: P; readonly from: Beginning<P> } }[Table]

type Value = string | number | boolean | null
type Condition<T extends Table> = { readonly column: Column<T>; readonly is: Value }

type ErasureRule<T extends Table> = {
  /** Only these rows, or all but these. */
  readonly only?: Condition<T>
  readonly except?: Condition<T>
  readonly kept: Term
  readonly from: Beginning<T>
  /** `row`: it is deleted. Otherwise it stays, and its columns become this; `{id}` in a text is the id of the row. */
  readonly erase: 'row' | { readonly [C in Column<T>]?: Value }
  /** A row that begins later than this after now was counted by a clock that has been set back since, and is of no use. */
  readonly aheadByMinutes?: number
  /** A row that one of these columns names stays, however old. */
  readonly unlessNamedBy?: readonly { readonly [P in Table]: { readonly in: P; readonly by: Column<P> } }[Table][]
}

type PersonalTable<T extends Table> = {
  /** What the data is there for, and the basis in law. */
  readonly purpose: string
  readonly personal: readonly Column<T>[]
  /** The columns that tell nothing of a person, or nothing once the others are erased: ids, states, references. */
  readonly other: readonly Column<T>[]
  readonly rules: readonly ErasureRule<T>[]
}

/** In the order in which they are erased: what names a row comes before that row. */
export type PersonalData = { readonly [T in Table]?: PersonalTable<T> }

export type ColumnsByTable = { readonly [T in Table]?: readonly Column<T>[] }

/** As whoever walks over all tables sees a rule. */
export type AnyBeginning = string | { readonly computedBy: string } | { readonly by: string; readonly in: string; readonly from: AnyBeginning }
export type AnyRule = {
  readonly only?: { readonly column: string; readonly is: Value }
  readonly except?: { readonly column: string; readonly is: Value }
  readonly kept: Term
  readonly from: AnyBeginning
  readonly erase: 'row' | Readonly<Record<string, Value>>
  readonly aheadByMinutes?: number
  readonly unlessNamedBy?: readonly { readonly in: string; readonly by: string }[]
}
