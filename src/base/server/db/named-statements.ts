import type net from 'node:net'
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'
import type { AnswerWatch, Watched } from './answer-watch.ts'

/** A connection holds at most so many prepared statements: the server keeps the plan of each in its memory. */
const maxNames = 300
/** Statements seen once are remembered up to this many, then anew. */
const maxSeen = 2000

/**
 * A list, or several rows of values, make another statement for every length. Up to four they come again (the three addresses of a booking, its
 * consents, the states a step starts from), and are worth a name.
 */
const hasVariableLength = (sql: string) => / in \((?:\$\d+, ){4}/.test(sql) || / values \([^)]*\)(?:, \([^)]*\)){4}/.test(sql)

/**
 * The condition of a partial unique index with parameters, as Kysely writes it unless it is given literals: the plan for all values, which PostgreSQL
 * takes from the sixth time on, does not know them and finds no index (42P10).
 */
const infersPartialIndex = (sql: string) => / on conflict \([^)]*\) where (?:(?! do ).)*\$/.test(sql)

type StatementNames = {
  /** The name it is prepared by; undefined: it is sent unnamed. */
  nameOf: (sql: string) => string | undefined
  /** It gets another name, because what is prepared by this one no longer fits the tables. */
  retire: (sql: string) => void
}

/**
 * Names for the statements of one pool. A statement gets one when it comes for the second time, so that what is asked once (a search with
 * many conditions) takes no place.
 */
export function createStatementNames(): StatementNames {
  const names = new Map<string, string>()
  const seen = new Set<string>()
  let count = 0
  return {
    nameOf: (sql) => {
      const known = names.get(sql)
      if (known !== undefined || names.size >= maxNames) return known
      if (!seen.delete(sql)) {
        if (seen.size >= maxSeen) seen.clear()
        seen.add(sql)
        return undefined
      }
      if (hasVariableLength(sql) || infersPartialIndex(sql)) return undefined
      const name = `s${++count}`
      names.set(sql, name)
      return name
    },
    retire: (sql) => {
      if (names.delete(sql)) seen.add(sql)
    },
  }
}

/** Told of what a transaction has changed once it is committed: the messages its triggers gave to `tell`. */
export type OnChanges = (messages: readonly string[]) => void

/**
 * Whoever notifies within a transaction holds a lock of the whole server until its COMMIT is on the disk, so such transactions are written to the
 * disk one by one. A transaction that sets this gathers its messages instead (`tell`, migration 0193); they are read with its COMMIT, in one write.
 */
const gathering = "set local portal.changes = 'gathered'"
const readChanges = { text: 'select current_setting($1) as changes', values: ['portal.changes'] }

/**
 * A pool for Kysely whose statements are prepared once for each connection, instead of being parsed and planned every time, and whose connections do not
 * wait for each other's answers (`pipeline`): what is sent at once leaves in one write, and so does BEGIN with what follows it (decision 114).
 * @param names null: nothing is prepared
 * @param onChanges who passes on what the transactions of this pool have changed; none: they notify by themselves
 * @param answers sees when its connections are not answered any more
 */
export function withNamedStatements(
  pool: pg.Pool,
  names: StatementNames | null,
  { onChanges, answers }: { onChanges?: OnChanges | undefined; answers?: AnswerWatch | undefined } = {},
): PostgresPool {
  // Kysely knows a connection again by its object.
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      answers?.insist()
      const client = await pool.connect()
      const known = wrapped.get(client)
      if (known) return known
      const wrapper = new NamingClient(client, names, socketOf(client), onChanges)
      wrapped.set(client, wrapper)
      answers?.add(wrapper)
      client.once('end', () => answers?.remove(wrapper))
      return wrapper
    },
  }
}

/** What is needed of a connection to prepare its statements by name. */
export type NamableClient = {
  query: (config: pg.QueryConfig) => Promise<pg.QueryResult>
  getTransactionStatus: () => string | null
  release: (destroy?: boolean) => void
}

/** What `pg` writes to; its types keep it to themselves. */
export const socketOf = (client: pg.ClientBase) => (client as unknown as { readonly connection: { readonly stream: net.Socket } }).connection.stream

/** @param names null: nothing is prepared */
export const withNames = (client: NamableClient, names: StatementNames | null): PostgresPoolClient => new NamingClient(client, names)

export type Sending = (query: string | pg.QueryConfig, values?: unknown[], done?: (error: Error, result: pg.QueryResult) => void) => unknown

/** Whether it can be prepared: a text without parameters may be several statements (pg-boss's supervision), which is sent as it is. */
const isOneStatement = (text: string, values: unknown[] | undefined) => (values?.length ?? 0) > 0 || !text.includes(';')

/**
 * Connections for a pool that sends texts and values itself, as pg-boss does: what comes again is prepared there too, its look for jobs among it, which
 * has no parameters.
 */
export function clientWithNames(names: StatementNames): typeof pg.Client {
  return class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config)
      const send = this.query.bind(this) as Sending
      const sendNamed: Sending = (query, values, done) => {
        const name = typeof query === 'string' && isOneStatement(query, values) ? names.nameOf(query) : undefined
        if (typeof query !== 'string' || name === undefined) return send(query, values, done)
        if (!done) return send({ text: query, name }, values)
        return send({ text: query, name }, values, (error, result) => {
          if (error && isOutdatedPlan(error)) names.retire(query)
          done(error, result)
        })
      }
      this.query = sendNamed as pg.Client['query']
    }
  }
}

const beginsTransaction = (text: string) => text === 'begin' || text.startsWith('start transaction')

class NamingClient implements PostgresPoolClient, Watched {
  readonly #client: NamableClient
  readonly #names: StatementNames | null
  readonly #socket: net.Socket | undefined
  readonly #onChanges: OnChanges | undefined
  #isGathering = false
  #asked = 0
  #answered = 0
  /** BEGIN, on its way: it leaves with the next statement, whose failure its own would be. */
  #begun: Promise<unknown> | undefined

  /** @param socket of a connection of its own, where what comes in one turn of the event loop is gathered into one write */
  constructor(client: NamableClient, names: StatementNames | null, socket?: net.Socket, onChanges?: OnChanges) {
    this.#client = client
    this.#names = names
    this.#socket = socket
    this.#onChanges = onChanges
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(sql: string | PostgresCursor<R>, parameters: readonly unknown[] = []): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof sql !== 'string') throw new Error('Nothing is read through a cursor')
    return this.#run(sql, parameters)
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy)
  }

  get asked(): number {
    return this.#asked
  }

  get answered(): number {
    return this.#answered
  }

  giveUp(error: Error): void {
    this.#socket?.destroy(error)
  }

  async #ask(config: pg.QueryConfig): Promise<pg.QueryResult> {
    this.#asked++
    try {
      return await this.#client.query(config)
    } finally {
      this.#answered++
    }
  }

  #gather(): void {
    const socket = this.#socket
    if (!socket || this.#isGathering) return
    this.#isGathering = true
    socket.cork()
    setImmediate(() => {
      this.#isGathering = false
      socket.uncork()
    })
  }

  async #run<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    this.#gather()
    if (this.#socket && beginsTransaction(text)) {
      this.#begun = this.#ask({ text: this.#onChanges ? `${text}; ${gathering}` : text })
      // Told to the next statement, which comes in any case: COMMIT if no other.
      this.#begun.catch(() => undefined)
      return { command: 'BEGIN', rowCount: null, rows: [] } as unknown as PostgresQueryResult<R>
    }
    const begun = this.#begun
    this.#begun = undefined
    // Where BEGIN has not even left, nothing was changed.
    const changes = this.#onChanges && text === 'commit' && !begun ? this.#readChanges() : undefined
    const [result] = await Promise.all([this.#send<R>(text, parameters), begun])
    // Of a transaction that had failed, COMMIT makes a rollback, and says so without an error.
    if (text === 'commit' && (result.command as string) === 'ROLLBACK') throw new Error('The transaction had failed and was rolled back')
    if (changes) this.#onChanges?.(await changes)
    return result
  }

  /** Empty when the transaction had failed: COMMIT is a rollback then. */
  async #readChanges(): Promise<string[]> {
    const { rows } = await this.#send<{ changes: string }>(readChanges.text, readChanges.values).catch(() => ({ rows: [] }))
    return rows.flatMap(({ changes }) => changes.split('\n').slice(1))
  }

  async #send<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const run = () => {
      // Several statements may stand in a text without parameters.
      const name = parameters.length === 0 ? undefined : this.#names?.nameOf(text)
      return this.#ask({ text, values: [...parameters], ...(name === undefined ? {} : { name }) })
    }
    // pg leaves open which commands there are; Kysely looks for the ones of its type.
    const answer = (result: pg.QueryResult) => result as unknown as PostgresQueryResult<R>
    try {
      return answer(await run())
    } catch (error) {
      if (!isOutdatedPlan(error)) throw error
      this.#names?.retire(text)
      // Within a transaction everything after an error is refused; whoever began it may do it again.
      if (this.#client.getTransactionStatus() !== 'I') throw error
      return answer(await run())
    }
  }
}

/** A migration has changed a table, and with it what a statement that was prepared before answers. PostgreSQL has no code of its own for it. */
function isOutdatedPlan(error: unknown): boolean {
  const { code, routine } = error as { code?: string; routine?: string }
  return code === '0A000' && routine === 'RevalidateCachedQuery'
}
