import type { DB } from '#db/schema.ts'
import type { Category, Purpose } from './purposes.ts'

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
  readonly whenAsked: WhenAsked<Column<T>>
}

/**
 * What becomes of it when the person asks to be erased before its term is over (GDPR 17).
 * - `now`: it is erased at once.
 * - `blocked`: the law wants it kept (GDPR 17 (3)): it leaves its table for `blocked_records`, which no list and no screen reads, and is
 *   gone from there when the term is over. `{ now }`: the same, but for these columns, which nobody needs.
 * - `kept`: the law wants it kept, and whoever keeps the books goes on working with it: it stays where it is, with the name, to the end of its
 *   term (decision 138).
 * - `stays`: it names nobody once the rest is gone, and lives to the end of its term where it is.
 */
type WhenAsked<C extends string> = 'now' | 'blocked' | 'kept' | 'stays' | { readonly now: readonly C[] }

/**
 * How the rows of a person are found. A person is an account, a set of requests (those of the account, or of a confirmed e-mail address
 * that has no account), and confirmed e-mail addresses.
 */
type WayToPerson<T extends Table> =
  /** The column holds the id of the account, or of a request. */
  | { readonly account: Column<T> }
  | { readonly request: Column<T> }
  /** The column holds the e-mail address; only in rows where the column `unless` is null, because those with it belong to a request. */
  | { readonly address: Column<T>; readonly unless?: Column<T> }
  /** The column holds the id of a row of that table: the person's are found by its ways. */
  | { readonly [P in Table]: { readonly by: Column<T>; readonly in: P } }[Table]
  /** The person's rows of that table name this row's key by that column. */
  | { readonly [P in Table]: { readonly key: Column<T>; readonly namedIn: P; readonly as: Column<P> } }[Table]

type PersonalTable<T extends Table> = {
  /** What the data is there for, and the basis in law: `purposes.ts` says it, and the screen "My data" in the reader's language. */
  readonly purpose: Purpose | readonly Purpose[]
  /** Under which heading the screen "My data" and an export show it. */
  readonly category: Category
  readonly rowsOf: readonly WayToPerson<T>[] | { readonly nobodys: string }
  /** What an export leaves out: secrets, and what tells of others. `all`: nothing of the table is given. */
  readonly withheld?: 'all' | readonly Column<T>[]
  /** Rows that an export leaves out. */
  readonly withheldRows?: Condition<T>
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
  readonly whenAsked: WhenAsked<string>
}
export type AnyWay =
  | { readonly account: string }
  | { readonly request: string }
  | { readonly address: string; readonly unless?: string }
  | { readonly by: string; readonly in: string }
  | { readonly key: string; readonly namedIn: string; readonly as: string }
export type AnyTable = {
  readonly purpose: Purpose | readonly Purpose[]
  readonly category: Category
  readonly rowsOf: readonly AnyWay[] | { readonly nobodys: string }
  readonly withheld?: 'all' | readonly string[]
  readonly withheldRows?: { readonly column: string; readonly is: Value }
  readonly personal: readonly string[]
  readonly other: readonly string[]
  readonly rules: readonly AnyRule[]
}

/** The tables as whoever walks over all of them sees them, in their order. */
export const tablesOf = (personalData: PersonalData) => Object.entries(personalData) as [table: string, AnyTable][]
