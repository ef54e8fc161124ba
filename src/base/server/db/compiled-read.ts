import type { Compilable, CompiledQuery, InferResult } from 'kysely'
import type { ReadDb } from './read-db.ts'

/** Where a value stands in the statement that was built once. */
class Slot {
  readonly name: PropertyKey

  constructor(name: PropertyKey) {
    this.name = name
  }
}

const slots = new Proxy({}, { get: (_target, name) => new Slot(name) })

/**
 * A read whose statement is built, renamed and compiled at its first use, and from then on only given its values: that is most of what Kysely costs.
 * @param build is given places instead of values, so nothing of the statement may depend on what they will be: no condition, no list that is walked
 */
export function compiledRead<DB, Values extends object, Query extends Compilable<unknown>>(build: (tx: ReadDb<DB>, values: Values) => Query) {
  type Rows = InferResult<Query>
  let compiled: CompiledQuery | undefined
  return async (tx: ReadDb<DB>, values: Values): Promise<Rows> => {
    compiled ??= build(tx, slots as Values).compile()
    const parameters = compiled.parameters.map((value) => (value instanceof Slot ? values[value.name as keyof Values] : value))
    const { rows } = await tx.getExecutor().executeQuery({ ...compiled, parameters })
    return rows as Rows
  }
}
