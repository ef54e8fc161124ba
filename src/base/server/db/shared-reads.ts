import net from 'node:net'
import { Kysely, type KyselyConfig, type Logger, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { AnswerWatch, Watched } from './answer-watch.ts'
import { type Connection, kyselyOver, settingsOf } from './database.ts'
import { isDatabaseUnreachable } from './database-unreachable.ts'
import { createStatementNames, type NamableClient, withNames } from './named-statements.ts'

/** From when on, in milliseconds, a statement that has no answer is what others had better not wait behind. */
const patience = 10

/**
 * One connection whose statements do not wait for each other's answers (https://node-postgres.com/features/pipelining). What comes in one turn of
 * the event loop leaves in one write: waking the other side is most of what a short statement costs (decision 63).
 */
class ReadLine implements Watched {
  readonly #socket = new net.Socket()
  readonly #client: pg.Client
  readonly #ready: Promise<unknown>
  readonly #sentAt: number[] = []
  #answered = 0
  #isGathering = false

  constructor(connection: Connection, options: string | undefined, onLost: (error?: Error) => void) {
    this.#client = new pg.Client({ ...settingsOf(connection), options, pipeline: true, stream: () => this.#socket })
    this.#client.on('error', onLost)
    this.#client.on('end', () => onLost())
    this.#ready = this.#client.connect()
  }

  /** How long the oldest statement has been without its answer, in milliseconds. */
  get waiting(): number {
    const [oldest] = this.#sentAt
    return oldest === undefined ? 0 : performance.now() - oldest
  }

  get asked(): number {
    return this.#answered + this.#sentAt.length
  }

  get answered(): number {
    return this.#answered
  }

  giveUp(error: Error): void {
    this.#socket.destroy(error)
  }

  async query(config: pg.QueryConfig): Promise<pg.QueryResult> {
    await this.#ready
    this.#gather()
    this.#sentAt.push(performance.now())
    try {
      return await this.#client.query(config)
    } finally {
      // Answers come in the order of the statements.
      this.#sentAt.shift()
      this.#answered++
    }
  }

  end(): Promise<void> {
    return this.#client.end()
  }

  #gather(): void {
    if (this.#isGathering) return
    this.#isGathering = true
    this.#socket.cork()
    setImmediate(() => {
      this.#isGathering = false
      this.#socket.uncork()
    })
  }
}

type Options = {
  /** The most connections there may be. */
  readonly max: number
  /** Whether what comes again is prepared by name. */
  readonly preparedStatements: boolean
  readonly onError: (error: Error) => void
  /** Sees when they are not answered any more. */
  readonly answers?: AnswerWatch | undefined
  /** What each connection is begun with, as `psql` takes it in PGOPTIONS. */
  readonly settings?: string
}

/** Its lines are opened when those before them keep somebody waiting, so a quick portal has one, which is always awake. */
class ReadLines implements NamableClient {
  readonly #lines: (ReadLine | undefined)[]
  readonly #open: (onLost: (error?: Error) => void) => ReadLine
  readonly #onError: (error: Error) => void
  readonly #answers: AnswerWatch | undefined

  constructor(connection: Connection, { max, onError, answers, settings }: Options) {
    this.#lines = Array.from({ length: max })
    this.#open = (onLost) => new ReadLine(connection, settings, onLost)
    this.#onError = onError
    this.#answers = answers
  }

  /** A read that lost its connection is asked once more: it has changed nothing. */
  async query(config: pg.QueryConfig): Promise<pg.QueryResult> {
    this.#answers?.insist()
    const line = this.#quickest()
    try {
      return await line.query(config)
    } catch (error) {
      if (!isDatabaseUnreachable(error as Error)) throw error
      this.#drop(line)
      this.#answers?.insist()
      return this.#quickest().query(config)
    }
  }

  /** None is begun on a connection that others use. */
  getTransactionStatus(): string {
    return 'I'
  }

  release(): void {}

  async end(): Promise<void> {
    await Promise.all(this.#lines.map((line) => line?.end()))
  }

  #quickest(): ReadLine {
    for (const [at, line] of this.#lines.entries()) if (!line || line.waiting < patience) return line ?? this.#put(at)
    return this.#lines.flatMap((line) => line ?? []).reduce((best, line) => (line.waiting < best.waiting ? line : best))
  }

  #put(at: number): ReadLine {
    const line = this.#open((error) => {
      this.#drop(line)
      if (error) this.#onError(error)
    })
    this.#lines[at] = line
    this.#answers?.add(line)
    return line
  }

  #drop(line: ReadLine): void {
    this.#answers?.remove(line)
    const at = this.#lines.indexOf(line)
    if (at >= 0) this.#lines[at] = undefined
  }
}

function poolOf(lines: ReadLines, { preparedStatements }: Options): PostgresPool {
  const client = withNames(lines, preparedStatements ? createStatementNames() : null)
  return { options: {}, connect: async () => client, end: () => lines.end() }
}

/**
 * The same database for reads that are single statements: they share a few connections. What is more than one statement, and whatever writes, takes
 * a connection of the pool for itself.
 */
class SharedReads<DB> extends Kysely<DB> {
  readonly #pooled: Kysely<DB>
  readonly onePlan: Kysely<DB>

  constructor(pooled: Kysely<DB>, config: KyselyConfig, onePlan: KyselyConfig) {
    super(config)
    this.#pooled = pooled
    this.onePlan = new Kysely(onePlan)
  }

  override async destroy() {
    await Promise.all([super.destroy(), this.onePlan.destroy()])
  }

  override transaction() {
    return this.#pooled.transaction()
  }

  override connection() {
    return this.#pooled.connection()
  }
}

/** PostgreSQL otherwise compares what plans were expected to cost when the table was smaller, and may plan each call anew for hours (decision 77). */
const planOnce = '-c plan_cache_mode=force_generic_plan'

/** @param pooled the pool of the same database */
export function openSharedReads<DB>(pooled: Kysely<DB>, connection: Connection, { onQuery, ...options }: Options & { onQuery?: Logger | undefined }) {
  const over = (all: Options) => kyselyOver(poolOf(new ReadLines(connection, all), all), onQuery)
  return new SharedReads<DB>(pooled, over(options), over(options.preparedStatements ? { ...options, settings: planOnce } : options))
}
