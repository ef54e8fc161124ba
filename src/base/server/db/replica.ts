import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Log } from '../log.ts'
import { isDatabaseUnreachable } from './database-unreachable.ts'
import { ReplicaLag } from './replica-lag.ts'

/** How often the replica is looked at, and how far behind it may be to be asked at all, in milliseconds. */
const usualBounds = { probeEvery: 1_000, maxLag: 2_000 }
/** So long a read waits for the replica to have everything, in milliseconds, each time longer; then the primary is asked. */
const waits = [1, 2, 4, 8]

/** PostgreSQL on a standby: what the read needs is being cleaned away by what is replayed. */
const ofRecovery = new Set(['40001', '40P01'])
const isItsFault = (error: Error & { code?: string }) => isDatabaseUnreachable(error) || ofRecovery.has(error.code ?? '')

class ReplicaLeft extends Error {}

type Parts<DB> = {
  /** Single statements that only read, of either. */
  readonly primary: Kysely<DB>
  readonly replica: Kysely<DB>
  /** Asks the replica over a connection of its own, which gives up by itself. */
  readonly probe: Kysely<DB>
  readonly log: Log
  readonly bounds?: typeof usualBounds
}

/**
 * A standby for reads that may be heavy (lists, searches, reports). It is read only when it has everything that was committed when the read began, so
 * nobody is shown less than the primary would show (decision 130).
 */
export class Replica<DB> {
  readonly #parts: Parts<DB>
  readonly #bounds: typeof usualBounds
  readonly #lag = new ReplicaLag()
  readonly #leaving = new Set<(error: Error) => void>()
  readonly reads = { replica: 0, primary: 0 }
  #isInUse = false
  #asked: Promise<number> | undefined
  #timer: NodeJS.Timeout | undefined
  #stopped = false

  constructor(parts: Parts<DB>) {
    this.#parts = parts
    this.#bounds = parts.bounds ?? usualBounds
    this.#timer = setTimeout(() => this.#look(), 0).unref()
  }

  /** Whether it answers and is near enough. */
  get isInUse(): boolean {
    return this.#isInUse
  }

  /** How many seconds ago everything was that it has; while it does not answer, as far as was known, and growing. */
  get lagSeconds(): number {
    return this.#lag.at(performance.now()) / 1000
  }

  /** @param act reads and does nothing else: where the replica fails, it is done again on the primary */
  async read<T>(act: (db: Kysely<DB>) => Promise<T>): Promise<T> {
    if (this.#isInUse) {
      try {
        const found = await this.#unlessItLeaves(async () => ((await this.#hasEverything()) ? { answer: await act(this.#parts.replica) } : null))
        if (found) {
          this.reads.replica += 1
          return found.answer
        }
      } catch (error) {
        if (!(error instanceof ReplicaLeft) && !isItsFault(error as Error)) throw error
      }
    }
    this.reads.primary += 1
    return act(this.#parts.primary)
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
    this.#leave()
  }

  async #unlessItLeaves<T>(reading: () => Promise<T>): Promise<T> {
    const { promise: left, reject } = Promise.withResolvers<never>()
    this.#leaving.add(reject)
    try {
      return await Promise.race([reading(), left])
    } finally {
      this.#leaving.delete(reject)
    }
  }

  async #hasEverything(): Promise<boolean> {
    return this.#catchesUp(await this.#positionOfPrimary(), this.#parts.replica)
  }

  async #catchesUp(needed: number, replica: Kysely<DB>): Promise<boolean> {
    for (const pause of [0, ...waits]) {
      if (this.#lag.has(needed)) return true
      if (pause > 0) await wait(pause)
      this.#lag.replayed(await positionReplayed(replica))
    }
    return this.#lag.has(needed)
  }

  /** Calls that come in one turn of the event loop ask once: their question leaves after the last of them came. */
  #positionOfPrimary(): Promise<number> {
    if (!this.#asked) {
      this.#asked = positionWritten(this.#parts.primary)
      setImmediate(() => {
        this.#asked = undefined
      })
    }
    return this.#asked
  }

  async #look() {
    try {
      const { primary, probe } = this.#parts
      const at = performance.now()
      const own = await identityOf(primary)
      this.#lag.written(own.position, at)
      const { system, isStandby } = await identityOf(probe)
      if (system !== own.system || !isStandby) throw new Error('DATABASE_REPLICA_URL is no standby of the database')
      await this.#catchesUp(own.position, probe)
      this.#use(this.#lag.at(performance.now()) <= this.#bounds.maxLag)
    } catch (error) {
      this.#use(false, error as Error)
    }
    if (!this.#stopped) this.#timer = setTimeout(() => this.#look(), this.#bounds.probeEvery).unref()
  }

  #use(isInUse: boolean, err?: Error) {
    // Whoever waits for one that does not answer waits no longer; one that is only late still answers them.
    if (err) this.#leave()
    if (isInUse === this.#isInUse || this.#stopped) return
    this.#isInUse = isInUse
    if (isInUse) this.#parts.log.info('the replica is read')
    else this.#parts.log.warn(err ? { err } : { lagSeconds: this.lagSeconds }, 'the replica is not read')
  }

  #leave() {
    for (const reject of this.#leaving) reject(new ReplicaLeft())
  }
}

const asNumber = (position: ReturnType<typeof sql>) => sql`(${position} - '0/0'::pg_lsn)::float8`
const written = asNumber(sql`pg_current_wal_flush_lsn()`)
const replayed = asNumber(sql`pg_last_wal_replay_lsn()`)

/** Up to where everything is on its disk: whatever was acknowledged before lies below it. */
async function positionWritten<DB>(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ position: number }>`select ${written} as position`.execute(db)
  return rows[0]?.position ?? Number.POSITIVE_INFINITY
}

/** What has been replayed, and can be read. -1: it is no standby, and replays nothing. */
async function positionReplayed<DB>(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ position: number | null }>`select case when pg_is_in_recovery() then ${replayed} end as position`.execute(db)
  return rows[0]?.position ?? -1
}

type Identity = { readonly isStandby: boolean; readonly system: string; readonly position: number }

/** Which cluster it is: a standby has the identifier of its primary. */
async function identityOf<DB>(db: Kysely<DB>): Promise<Identity> {
  const { rows } = await sql<Identity>`select pg_is_in_recovery() as is_standby, system_identifier::text as system,
    case when pg_is_in_recovery() then ${replayed} else ${written} end as position from pg_control_system()`.execute(db)
  const [identity] = rows
  if (!identity) throw new Error('pg_control_system answered nothing')
  return identity
}
