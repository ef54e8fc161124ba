import type { OneStatement } from '../db/one-statement.ts'
import type { ReadDb } from '../db/read-db.ts'

/** Rows that are read in the statement that finds out who calls: nothing of the question depends on who that is (decision 173). */
export type Ahead<DB, Params = never, Values = never> = {
  readonly read: OneStatement<DB, Values, unknown>
  readonly valuesOf: (params: Params) => Values
}

/** Of one call: its rows, and the values they are found by. */
export type AskedAhead<DB> = { readonly read: OneStatement<DB, never, unknown>; readonly values: object }

type Reading<DB> = { readonly tx: ReadDb<DB>; readonly ahead?: unknown }

/**
 * A handler whose rows come with the session of whoever calls. For a caller without one (a key) it reads them itself. Whether they may be seen is
 * decided by what it is given, before anything else of them is looked at.
 * @param valuesOf what the rows are found by, of the parameters in the address
 */
export function readingAhead<DB, Values extends object, Rows, Ctx extends Reading<DB>, In extends { readonly params: unknown }, Answer>(
  read: OneStatement<DB, Values, Rows>,
  valuesOf: (params: In['params']) => Values,
  answer: (ctx: Ctx, input: In, rows: Rows) => Promise<Answer>,
) {
  const handler = async (ctx: Ctx, input: In): Promise<Answer> =>
    answer(ctx, input, (ctx.ahead as Rows | undefined) ?? (await read(ctx.tx, valuesOf(input.params))))
  return Object.assign(handler, { ahead: { read, valuesOf } satisfies Ahead<DB, In['params'], Values> })
}
