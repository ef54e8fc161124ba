import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Log } from '../log.ts'

/** The channel of migration 0037. Its messages are names of tables, the changes of migrations 0041 and 0193, and those of this file. */
export const changeChannel = 'reference_data'
/** Said by whoever starts: the process before may have ended before it said what it had changed (`change-notices.ts`). */
export const anything = 'anything'
/** How often it is tried whether changes are still heard, and how long a try may take, in milliseconds. */
const usualBounds = { probeEvery: 5_000, probeTime: 5_000 }
export type ProbeBounds = typeof usualBounds

/** Hears a channel over a connection of its own, which comes back by itself. */
export type Listen = (
  channel: string,
  on: {
    message: (payload: string) => void
    /** The channel is heard from now on; what was said before may have been missed. */
    connected: () => void
    /** Something is wrong with a connection, perhaps with this one. */
    trouble: () => void
  },
) => Promise<{ close: () => Promise<void> }>

/** What to do when a message says what has changed, and when it is not known what has. */
export type Hearer = { readonly change: (message: string) => void; readonly unknown: () => void }

/**
 * Whether this process hears of changes of reference data. A loss that nobody tells us is noticed after ten seconds at most (`usualBounds`), so
 * this is the longest that something old is answered.
 * @param db says the probes, over another connection than the one that hears
 */
export class ChangeHearing<DB> {
  readonly #db: Kysely<DB>
  readonly #log: Log
  readonly #on: Hearer
  readonly #bounds: ProbeBounds
  readonly #probes = new Map<string, () => void>()
  #connection: Awaited<ReturnType<Listen>> | undefined
  #timer: NodeJS.Timeout | undefined
  #hearing = false
  #wasLost = false
  #stopped = false
  /** Rises whenever the connection is lost or comes back, so that a probe sent before does not speak for what is now. */
  #epoch = 0

  constructor(db: Kysely<DB>, log: Log, on: Hearer, bounds = usualBounds) {
    this.#db = db
    this.#log = log
    this.#on = on
    this.#bounds = bounds
  }

  get isHearing(): boolean {
    return this.#hearing
  }

  async start(listen: Listen): Promise<void> {
    this.#connection = await listen(changeChannel, {
      message: (payload) => this.#take(payload),
      connected: () => {
        this.#epoch++
        this.#on.unknown()
        this.#hear(true)
      },
      trouble: () => {
        this.#epoch++
        this.#hear(false)
      },
    })
    this.#probeLater()
  }

  /**
   * Waits until every change that was committed before is heard: they are told in the order of their commits, so whoever hears a probe has heard
   * all before it. @returns whether it was, within `probeTime`
   */
  async settled(): Promise<boolean> {
    const payload = `probe ${randomUUID()}`
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const overdue = setTimeout(() => resolve(false), this.#bounds.probeTime).unref()
    this.#probes.set(payload, () => resolve(true))
    try {
      await sql`select pg_notify(${changeChannel}, ${payload})`.execute(this.#db)
      return await promise
    } catch {
      return false
    } finally {
      clearTimeout(overdue)
      this.#probes.delete(payload)
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true
    this.#hearing = false
    clearTimeout(this.#timer)
    await this.#connection?.close()
  }

  #take(payload: string) {
    const heard = this.#probes.get(payload)
    if (heard) heard()
    else if (payload === anything) this.#on.unknown()
    else this.#on.change(payload)
  }

  #probeLater() {
    if (!this.#stopped) this.#timer = setTimeout(() => this.#probe(), this.#bounds.probeEvery).unref()
  }

  async #probe() {
    const epoch = this.#epoch
    const heard = await this.settled()
    if (epoch === this.#epoch) this.#hear(heard)
    this.#probeLater()
  }

  #hear(heard: boolean) {
    if (heard === this.#hearing || this.#stopped) return
    this.#on.unknown()
    this.#hearing = heard
    if (!heard) this.#log.warn('changes of reference data are not heard: it is read from the database')
    else if (this.#wasLost) this.#log.info('changes of reference data are heard again: it is held in memory')
    this.#wasLost ||= !heard
  }
}
