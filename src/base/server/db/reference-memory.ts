import { type Kysely, sql } from 'kysely'
import type { Log } from '../log.ts'
import { ChangeHearing, type Hearer, type Listen, type ProbeBounds } from './change-hearing.ts'
import type { ReferenceData, ReferenceReads } from './reference-data.ts'
import { SparedFigures } from './spared-figures.ts'

/** Of each kind of reference data so many answers are held (languages, days), then anew. */
const maxAnswers = 100

export type ReferenceMemory<DB> = ReferenceReads<DB>['reference'] & {
  /** Begins to hear of changes; until then everything is read from the database. */
  start: (listen: Listen) => Promise<void>
  /** Passes on every message of the channel, and that some may have been missed; for what is told over the same connection. */
  alsoTell: (other: Hearer) => void
  /** Whether it answers from memory at this moment. */
  isHearing: () => boolean
  /** Waits until every change that was committed before is heard. @returns whether it was, within five seconds */
  settled: () => Promise<boolean>
  stop: () => Promise<void>
}

type Held = { readonly tables: readonly string[]; readonly answers: Map<string, Promise<unknown>> }

/**
 * The reference data of one portal. What was loaded is dropped when its table tells of a change, all of it when the connection that hears comes
 * back. While nothing is heard each reader reads the database.
 * @param db connections of its own: a load must not wait for one that a transaction holds which waits for the load
 */
export function createReferenceMemory<DB>(db: Kysely<DB>, log: Log, bounds?: ProbeBounds): ReferenceMemory<DB> {
  const held = new Map<object, Held>()
  const others: Hearer[] = []
  const spared = new SparedFigures()
  const hearing = new ChangeHearing(
    db,
    log,
    {
      change: (table) => {
        for (const [data, { tables }] of held) if (tables.includes(table)) held.delete(data)
        if (table.startsWith('request ')) spared.change()
        for (const other of others) other.change(table)
      },
      unknown: () => {
        held.clear()
        spared.forget()
        for (const other of others) other.unknown()
      },
    },
    bounds,
  )
  let telling: ReadonlySet<string> = new Set()
  const hold = (data: { readonly tables: readonly string[] }): Held => {
    const tables = data.tables.map((name) => name.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`))
    const silent = tables.find((table) => !telling.has(table))
    if (silent) throw new Error(`Table ${silent} tells nobody of its changes; give it the trigger of migration 0037`)
    const entry: Held = { tables, answers: new Map() }
    held.set(data, entry)
    return entry
  }
  return {
    read: <Args extends readonly string[], T>(data: ReferenceData<DB, Args, T>, tx: ReferenceReads<DB>['tx'], args: Args): Promise<T> => {
      if (!hearing.isHearing) return data.load(tx.primary ?? tx, ...args)
      const { answers } = held.get(data) ?? hold(data)
      const key = JSON.stringify(args)
      const known = answers.get(key)
      if (known) return known as Promise<T>
      if (answers.size >= maxAnswers) answers.clear()
      const answer = loadAtOneMoment(db, data, args)
      answers.set(key, answer)
      // A failure must not be repeated from memory.
      answer.catch(() => answers.get(key) === answer && answers.delete(key))
      return answer
    },
    spare: async (of, key, asked, count) => {
      const tx = asked.primary ?? asked
      return hearing.isHearing ? spared.read(of, key, () => count(tx)) : { figures: await count(tx), isBehind: false }
    },
    start: async (listen) => {
      telling = await tellingTables(db)
      await hearing.start(listen)
    },
    alsoTell: (other) => void others.push(other),
    isHearing: () => hearing.isHearing,
    settled: async () => {
      const heard = await hearing.settled()
      // Whoever waits for every change wants none of them left out.
      spared.forget()
      return heard
    },
    stop: () => hearing.stop(),
  }
}

async function loadAtOneMoment<DB, Args extends readonly string[], T>(db: Kysely<DB>, data: ReferenceData<DB, Args, T>, args: Args): Promise<T> {
  const reading = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return frozen(await reading.execute((moment) => data.load(moment, ...args)))
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
