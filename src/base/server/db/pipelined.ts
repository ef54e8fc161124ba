import {
  type Dialect,
  DummyDriver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryExecutorProvider,
  Transaction,
} from 'kysely'

/** What Kysely wants to know of a database whose connection is given to it. */
const dialect: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
}
const driver = dialect.createDriver()

/** Of each transaction that is under way here, the statements that leave with its COMMIT. */
const lastStatements = new WeakMap<QueryExecutorProvider, Promise<unknown>[]>()

/**
 * A transaction whose statements do not wait for each other's answers: Kysely's own gives its connection to one statement at a time, so that what is
 * sent `together` would leave one by one all the same (decision 134). They reach the connection in the order in which they are asked.
 */
export async function pipelined<DB, T>(db: Kysely<DB>, act: (tx: Transaction<DB>) => Promise<T>): Promise<T> {
  const last: Promise<unknown>[] = []
  const result = await db.transaction().execute(async (own) => {
    // Refuses what comes once COMMIT or ROLLBACK is answered. Meanwhile it is on its way, and what would be sent behind it would be done for good.
    const executor = own.getExecutor()
    const connection = await executor.provideConnection(async (its) => its)
    let isEnding = false
    const given = executor.withConnectionProvider({
      async provideConnection(consumer) {
        if (isEnding) throw new Error('Transaction is already committed or rolled back, or about to be')
        return consumer(connection)
      },
    })
    const tx = new Transaction<DB>({ config: { dialect }, dialect, driver, executor: given })
    lastStatements.set(tx, last)
    try {
      return await act(tx)
    } finally {
      isEnding = true
    }
  })
  // Answered before COMMIT was, all of them.
  await Promise.all(last)
  return result
}

/**
 * Statements whose answer the rest of the transaction does not need leave with what comes next. Should one fail, COMMIT is a rollback, and says so.
 * @param statement sent already, all of it: one that is sent when another is answered would come too late
 */
export function withCommit(tx: QueryExecutorProvider, statement: Promise<unknown>): void {
  const last = lastStatements.get(tx)
  if (!last) throw new Error('Only a transaction of ours ends with COMMIT')
  statement.catch(() => undefined)
  last.push(statement)
}
