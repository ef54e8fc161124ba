import pg from 'pg'
import type { Log } from '../log.ts'

/**
 * How often connections are looked at, in milliseconds; after how many looks without an answer it is asked whether PostgreSQL answers anybody, how
 * long that may take, in milliseconds, and after how many looks a connection is given up in any case: no statement of ours takes more than 25 s
 * (`statement_timeout`), so nobody is at its other end any more.
 */
const usualBounds = { every: 1_000, suspiciousAfter: 4, probeTime: 6_000, givenUpAfter: 27 }
export type AnswerBounds = typeof usualBounds

/** A connection: how many statements it was given, how many of them are answered. */
export type Watched = {
  readonly asked: number
  readonly answered: number
  /** After how many looks without an answer it is given up in any case, where statements of its own may take longer than ours. */
  readonly givenUpAfter?: number
  /** Breaks it off: whoever waits for an answer is told why. */
  readonly giveUp: (error: Error) => void
}

/** A frozen PostgreSQL, or a network that swallows what is sent: nothing fails, and nothing is answered. */
class DatabaseSilent extends Error {
  /** Connection failure, as PostgreSQL numbers it. */
  readonly code = '08006'

  constructor() {
    super('The database does not answer')
  }
}

/**
 * Sees when PostgreSQL no longer answers, which no connection says of itself (decision 151): gives up those that wait, refuses who would wait next, and
 * asks until it answers again. It costs a statement two counters; what is slow but answered by nobody yet is left alone.
 */
export class AnswerWatch {
  readonly #settings: pg.ClientConfig
  readonly #log: Log
  readonly #bounds: AnswerBounds
  readonly #lines = new Map<Watched, { answered: number; quiet: number }>()
  #isSilent = false
  #isProbing = false
  #timer: NodeJS.Timeout | undefined

  /** @param settings how connections to it are opened */
  constructor(settings: pg.ClientConfig, log: Log, bounds = usualBounds) {
    this.#settings = settings
    this.#log = log
    this.#bounds = bounds
  }

  /** Migrations come before: one file of theirs is many statements, answered together. */
  start(): void {
    this.#timer = setInterval(() => this.#look(), this.#bounds.every).unref()
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  add(line: Watched): void {
    this.#lines.set(line, { answered: line.answered, quiet: 0 })
  }

  remove(line: Watched): void {
    this.#lines.delete(line)
  }

  /** @throws DatabaseSilent instead of letting somebody wait who will not be answered */
  insist(): void {
    if (this.#isSilent) throw new DatabaseSilent()
  }

  /** Looks are counted, not measured: a process that stood still itself has heard nothing meanwhile. */
  #look() {
    let isSuspicious = this.#isSilent
    for (const [line, seen] of this.#lines) {
      seen.quiet = line.asked > line.answered && line.answered === seen.answered ? seen.quiet + 1 : 0
      seen.answered = line.answered
      isSuspicious ||= seen.quiet >= this.#bounds.suspiciousAfter
      if (seen.quiet >= (line.givenUpAfter ?? this.#bounds.givenUpAfter)) this.#giveUp(line)
    }
    if (this.#isSilent) this.#giveUpAll()
    if (isSuspicious && !this.#isProbing) void this.#probe()
  }

  async #probe() {
    this.#isProbing = true
    const answers = await this.#isAnswered()
    this.#isProbing = false
    if (!this.#timer) return
    if (answers === this.#isSilent) {
      this.#isSilent = !answers
      if (answers) this.#log.info('the database answers again')
      else this.#log.error('the database does not answer: what waits for it is given up')
    }
    if (!answers) this.#giveUpAll()
  }

  async #isAnswered(): Promise<boolean> {
    const { probeTime } = this.#bounds
    const client = new pg.Client({ ...this.#settings, connectionTimeoutMillis: probeTime, query_timeout: probeTime })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query('select 1')
      return true
    } catch (error) {
      // A refusal is an answer: no connection is left, or a pool in between has none to give.
      return error instanceof pg.DatabaseError
    } finally {
      // One that is not answered says goodbye to nobody.
      client.end().catch(() => undefined)
    }
  }

  #giveUpAll() {
    for (const [line, { quiet }] of this.#lines) if (quiet >= this.#bounds.suspiciousAfter) this.#giveUp(line)
  }

  #giveUp(line: Watched) {
    this.#lines.delete(line)
    line.giveUp(new DatabaseSilent())
  }
}
