import { type Dialect, DummyDriver, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, Transaction } from 'kysely'

/** What Kysely wants to know of a database whose connection is given to it. */
const dialect: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
}
const driver = dialect.createDriver()

/**
 * The same transaction, whose statements do not wait for each other's answers: Kysely's own gives its connection to one statement at a time, so that
 * what is sent `together` would leave one by one all the same (decision 134). They reach the connection in the order in which they are asked.
 */
export async function pipelined<DB>(tx: Transaction<DB>): Promise<Transaction<DB>> {
  // Still refuses what comes after COMMIT or ROLLBACK.
  const executor = tx.getExecutor()
  const connection = await executor.provideConnection(async (own) => own)
  return new Transaction<DB>({
    config: { dialect },
    dialect,
    driver,
    executor: executor.withConnectionProvider({ provideConnection: (consumer) => consumer(connection) }),
  })
}
