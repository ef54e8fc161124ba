import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { QueryExecutorProvider } from 'kysely'
import type { Log } from '../log.ts'
import { addHits, type Hits } from './rate-limit-counts-store.ts'

/** Callers remembered of each route; the one that was away longest makes room. */
const maxSubjects = 5000
/** From which part of its limit on a caller's hits are worth telling: whoever makes fewer costs the database nothing. */
const tellingPart = 1 / 10

/** `hits`: as far as this process knows, its own `untold` ones among them. Times in milliseconds. */
type Count = { hits: number; untold: number; endsAt: number }

const leftOf = ({ endsAt }: Count) => Math.max(0, endsAt - Date.now())

/** Hits and window as all processes know them, and what was counted here since. */
function learn(count: Count, { hits, msLeft }: Hits, countedSince: number): void {
  count.hits = hits + countedSince
  count.endsAt = Date.now() + msLeft
}

type Waiting = { readonly limitName: string; readonly subject: string; readonly count: Count }

/** Tells the database of what was counted and learns what others counted, beside the calls: nobody waits for it. One statement at a time, for all callers. */
class Telling {
  readonly #db: QueryExecutorProvider
  readonly #log: Log
  readonly #waiting = new Map<Count, Waiting>()
  #isUnderWay = false

  constructor(db: QueryExecutorProvider, log: Log) {
    this.#db = db
    this.#log = log
  }

  tell(one: Waiting): void {
    this.#waiting.set(one.count, one)
    if (!this.#isUnderWay) void this.#tellAll()
  }

  /** One hit, counted to the call. @returns all hits of the window, this one among them */
  async tellAtOnce({ limitName, subject, count }: Waiting): Promise<Hits | undefined> {
    const [known] = await addHits(this.#db, [{ limitName, subject, hits: 1, msLeft: leftOf(count) }])
    return known
  }

  async #tellAll() {
    this.#isUnderWay = true
    while (this.#waiting.size > 0) {
      const batch = [...this.#waiting.values()].map((one) => ({ ...one, hits: one.count.untold, msLeft: leftOf(one.count) }))
      this.#waiting.clear()
      for (const { count } of batch) count.untold = 0
      try {
        const known = new Map((await addHits(this.#db, batch)).map((hits) => [`${hits.limitName} ${hits.subject}`, hits]))
        for (const { limitName, subject, count } of batch) {
          const hits = known.get(`${limitName} ${subject}`)
          if (hits) learn(count, hits, count.untold)
        }
      } catch (err) {
        // Told with the next hit; until then each process counts for itself.
        for (const { count, hits } of batch) count.untold += hits
        this.#log.warn({ err }, 'rate limits could not be counted together')
        await wait(1000)
      }
    }
    this.#isUnderWay = false
  }
}

/** The limit of one route. */
class SharedLimit implements FastifyRateLimitStore {
  readonly #telling: Telling
  readonly #limitName: string
  readonly #isStrict: boolean
  readonly #counts = new Map<string, Count>()

  constructor(telling: Telling, limitName: string, isStrict: boolean) {
    this.#telling = telling
    this.#limitName = limitName
    this.#isStrict = isStrict
  }

  child(route: object): SharedLimit {
    const { routeInfo, isStrict } = route as { routeInfo: { method: string; url: string }; isStrict?: boolean }
    return new SharedLimit(this.#telling, `${routeInfo.method} ${routeInfo.url}`, isStrict === true)
  }

  incr(subject: string, done: (error: Error | null, result?: { current: number; ttl: number }) => void, window: number, max: number): void {
    const count = this.#countOf(subject, window)
    const answer = (hits: number) => done(null, { current: hits, ttl: leftOf(count) })
    count.hits += 1
    // Of one known to have used it up nothing is asked or told, however long it goes on.
    if (count.hits > max) answer(count.hits)
    else if (this.#isStrict) void this.#countStrictly(subject, count).then(answer)
    else {
      count.untold += 1
      if (count.untold >= max * tellingPart) this.#telling.tell({ limitName: this.#limitName, subject, count })
      answer(count.hits)
    }
  }

  /** Without the database it is counted here; what the call wants of it will fail by itself. */
  async #countStrictly(subject: string, count: Count): Promise<number> {
    const own = count.hits
    const known = await this.#telling.tellAtOnce({ limitName: this.#limitName, subject, count }).catch(() => undefined)
    if (!known) return own
    // Others of ours may be on their way, and know more.
    learn(count, known, known.hits >= own ? Math.max(0, count.hits - known.hits) : 0)
    return known.hits
  }

  #countOf(subject: string, window: number): Count {
    const known = this.#counts.get(subject)
    if (known) this.#counts.delete(subject)
    else if (this.#counts.size >= maxSubjects) for (const [oldest] of this.#counts.entries().take(1)) this.#counts.delete(oldest)
    const now = Date.now()
    const count = known && known.endsAt > now ? known : { hits: 0, untold: 0, endsAt: now + window }
    this.#counts.set(subject, count)
    return count
  }
}

/**
 * Where the limiter counts, so that all processes of one database together give a caller what one alone would (decision 129). Strict limits are counted
 * by the database, to the call. The others are counted in memory and told to it from a tenth on, so each further process lets through a tenth
 * more at most, and what comes in the milliseconds of the telling.
 */
export const limitsAcrossProcesses = (db: QueryExecutorProvider, log: Log): FastifyRateLimitStoreCtor =>
  class extends SharedLimit {
    constructor() {
      super(new Telling(db, log), '', false)
    }
  }
