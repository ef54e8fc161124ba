import { CamelCasePlugin, Kysely, type Logger, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { AnswerWatch } from './answer-watch.ts'
import { createStatementNames, type OnChanges, withNamedStatements } from './named-statements.ts'

declare global {
  namespace Temporal {
    interface Instant {
      toPostgres(): string
    }
  }
}

// node-postgres asks a value how to write itself (https://node-postgres.com/features/types); without this an instant would travel as a quoted JSON string.
Temporal.Instant.prototype.toPostgres = function toPostgres(this: Temporal.Instant) {
  return this.toString()
}

const { builtins } = pg.types
/** PostgreSQL's own number of `text[]`, which the library names for no array. */
const textArray: number = 1009
/** Keys and codes, as PostgreSQL writes them: nothing is quoted, and nothing is `NULL`, which as a text it would quote. */
const plainTexts = /^\{((?!NULL[,}])[\w.:-]+(?:,(?!NULL[,}])[\w.:-]+)*)\}$/

const parsers: Partial<Record<number, (text: string) => unknown>> = {
  [builtins.TIMESTAMPTZ]: (text) => Temporal.Instant.from(text.replace(' ', 'T')),
  [builtins.DATE]: (text) => text,
  // Every bigint of ours (identities, request numbers) is far below 2^53.
  [builtins.INT8]: Number,
  // The library reads letter by letter; each call of staff comes with the keys they hold.
  [textArray]: (text) => plainTexts.exec(text)?.[1]?.split(',') ?? pg.types.getTypeParser(textArray, 'text')(text),
}

/**
 * A connection keeps what PostgreSQL has planned on it. After ten seconds, as the pool has it, a booking of a quiet day met none, and two fifths of what
 * it and its jobs cost the database were connecting and planning. Jobs of the clock come every minute and keep a few.
 */
const idleTimeoutMillis = 2 * 60_000

export type Connection = { connectionString: string } | { host: string; user: string; database: string }

/** How every connection is opened, whoever holds it. */
export const settingsOf = (connection: Connection) => ({
  ...connection,
  connectionTimeoutMillis: 5_000,
  // One that is idle and whose other end vanished is noticed before somebody is given it.
  keepAlive: true,
  keepAliveInitialDelayMillis: 30_000,
  // A request ends in 30 s whatever the database does.
  statement_timeout: 25_000,
  idle_in_transaction_session_timeout: 30_000,
  types: {
    getTypeParser: ((oid: number, format?: 'text') => parsers[oid] ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
  },
})

/** @param onQuery told of each query when it has ended */
export const kyselyOver = (pool: PostgresPool, onQuery: Logger | undefined) => ({
  dialect: new PostgresDialect({ pool }),
  plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  ...(onQuery ? { log: onQuery } : {}),
})

/**
 * Opens a pool. Instants come as `Temporal.Instant`, days as ISO strings, bigint as number, JSON as it was stored.
 * @param preparedStatements false: nothing is prepared by name, for a PgBouncer in transaction mode that does not follow prepared statements
 * @param onQuery told of each query when it has ended
 * @param onChanges who passes on what its transactions have changed; none: they notify by themselves
 * @param givesUpAfter milliseconds that connecting and a query may take each, whatever the other side does
 * @param answers sees when what was asked over this pool is not answered any more
 * @param onError what to do with an error of an idle connection (a database that went away); the pool itself recovers
 */
export function openDatabase<DB>(
  connection: Connection,
  {
    max,
    preparedStatements = true,
    onError,
    onQuery,
    onChanges,
    answers,
    givesUpAfter,
  }: {
    max: number
    preparedStatements?: boolean
    onError: (error: Error) => void
    onQuery?: Logger | undefined
    onChanges?: OnChanges
    answers?: AnswerWatch | undefined
    givesUpAfter?: number
  },
) {
  const bounds = givesUpAfter === undefined ? {} : { connectionTimeoutMillis: givesUpAfter, query_timeout: givesUpAfter }
  const pool = new pg.Pool({ ...settingsOf(connection), ...bounds, max, pipeline: true, idleTimeoutMillis })
  pool.on('error', onError)
  // The pool listens to idle connections only. One that breaks in the hands of a transaction fails its next query, which says so.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const named = withNamedStatements(pool, preparedStatements ? createStatementNames() : null, { onChanges, answers })
  const db = new Kysely<DB>(kyselyOver(named, onQuery))
  return { db, pool }
}
