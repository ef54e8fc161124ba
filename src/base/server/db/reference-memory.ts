import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Log } from '../log.ts'
import type { ReferenceData, ReferenceReads } from './reference-data.ts'

/** The channel of migration 0037. Its messages are names of tables, and the probes of this file. */
const channel = 'reference_data'
/** How often it is tried whether changes are still heard, and how long a try may take, in milliseconds. */
const usualBounds = { probeEvery: 5_000, probeTime: 5_000 }
/** Of each kind of reference data so many answers are held (languages, days), then anew. */
const maxAnswers = 100

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

export type ReferenceMemory<DB> = ReferenceReads<DB>['reference'] & {
  /** Begins to hear of changes; until then everything is read from the database. */
  start: (listen: Listen) => Promise<void>
  /** Whether it answers from memory at this moment. */
  isHearing: () => boolean
  /** Waits until every change that was committed before is heard. @returns whether it was, within five seconds */
  settled: () => Promise<boolean>
  stop: () => Promise<void>
}

/**
 * The reference data of one portal. What was loaded is dropped when its table tells of a change, all of it when the connection that hears comes
 * back. While nothing is heard each reader reads the database. A loss that nobody tells us is noticed after ten seconds at most (`usualBounds`), so this is the longest that something old is answered.
 * @param db connections of its own: a load must not wait for one that a transaction holds which waits for the load
 */
export function createReferenceMemory<DB>(db: Kysely<DB>, log: Log, { probeEvery, probeTime } = usualBounds): ReferenceMemory<DB> {
  const held = new Map<object, { tables: readonly string[]; answers: Map<string, Promise<unknown>> }>()
  const probes = new Map<string, () => void>()
  let telling: ReadonlySet<string> = new Set()
  let hearing = false
  let connection: Awaited<ReturnType<Listen>> | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  /** Rises whenever the connection is lost or comes back, so that a probe sent before does not speak for what is now. */
  let epoch = 0

  let lost = false
  const hear = (heard: boolean) => {
    if (heard === hearing || stopped) return
    held.clear()
    hearing = heard
    if (!heard) log.warn('changes of reference data are not heard: it is read from the database')
    else if (lost) log.info('changes of reference data are heard again: it is held in memory')
    lost ||= !heard
  }
  const message = (payload: string) => {
    const probe = probes.get(payload)
    if (probe) return probe()
    for (const [data, { tables }] of held) if (tables.includes(payload)) held.delete(data)
  }
  /** Whether this process hears what another connection says. Changes are told in the order of their commits, so all before it were heard too. */
  const settled = async () => {
    const payload = `probe ${randomUUID()}`
    const heard = new Promise<boolean>((resolve) => {
      const overdue = setTimeout(() => resolve(false), probeTime).unref()
      probes.set(payload, () => {
        clearTimeout(overdue)
        resolve(true)
      })
    })
    try {
      await sql`select pg_notify(${channel}, ${payload})`.execute(db)
      return await heard
    } catch {
      return false
    } finally {
      probes.get(payload)?.()
      probes.delete(payload)
    }
  }
  const probe = async () => {
    const begun = epoch
    const heard = await settled()
    if (epoch === begun) hear(heard)
    if (!stopped) timer = setTimeout(probe, probeEvery).unref()
  }

  return {
    read: <Args extends readonly string[], T>(data: ReferenceData<DB, Args, T>, tx: ReferenceReads<DB>['tx'], args: Args): Promise<T> => {
      if (!hearing) return data.load(tx, ...args)
      const { answers } = held.get(data) ?? hold(data)
      const key = JSON.stringify(args)
      const known = answers.get(key)
      if (known) return known as Promise<T>
      if (answers.size >= maxAnswers) answers.clear()
      const answer = db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((moment) => data.load(moment, ...args))
        .then(frozen)
      answers.set(key, answer)
      // A failure must not be repeated from memory.
      answer.catch(() => answers.get(key) === answer && answers.delete(key))
      return answer
    },
    start: async (listen) => {
      telling = await tellingTables(db)
      connection = await listen(channel, {
        message,
        connected: () => {
          epoch++
          held.clear()
          hear(true)
        },
        trouble: () => {
          epoch++
          hear(false)
        },
      })
      timer = setTimeout(probe, probeEvery).unref()
    },
    isHearing: () => hearing,
    settled,
    stop: async () => {
      stopped = true
      hearing = false
      held.clear()
      clearTimeout(timer)
      await connection?.close()
    },
  }

  function hold(data: { readonly tables: readonly string[] }) {
    const tables = data.tables.map((name) => name.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`))
    const silent = tables.find((table) => !telling.has(table))
    if (silent) throw new Error(`Table ${silent} tells nobody of its changes; give it the trigger of migration 0037`)
    const entry = { tables, answers: new Map<string, Promise<unknown>>() }
    held.set(data, entry)
    return entry
  }
}

async function tellingTables<DB>(db: Kysely<DB>): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_trigger join pg_class on pg_class.oid = tgrelid
    join pg_proc on pg_proc.oid = tgfoid where proname = 'tell_reference_change' and tgenabled <> 'D'`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

/** All calls share what is held: whoever would change an object or a list fails. A Map or a Set is protected by its type alone (`ReadonlyMap`). */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  if (value instanceof Map || value instanceof Set) for (const entry of value.values()) frozen(entry)
  else if (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype) for (const entry of Object.values(value)) frozen(entry)
  else return value
  return Object.freeze(value)
}
