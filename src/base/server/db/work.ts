import type { Kysely } from 'kysely'
import type { Env } from '../env.ts'
import type { Files } from '../files/files.ts'
import type { Origin } from '../http/origin.ts'
import type { Log } from '../log.ts'
import type { InsideSandbox, Sandboxes } from '../sandboxes.ts'
import type { Secrets } from '../secrets.ts'
import { pipelined } from './pipelined.ts'
import type { ReadDb } from './read-db.ts'
import type { ReferenceReads } from './reference-data.ts'

/** What all work on the server is given, whatever started it. */
type Given<DB> = Pick<ReferenceReads<DB>, 'reference'> & {
  /** The moment this work began. Tests move it. */
  readonly now: Temporal.Instant
  readonly env: Env
  readonly secrets: Secrets
  /** Its lines name the request, and the job if it is one. */
  readonly log: Log
  /** The request it goes back to; empty for what the clock started. */
  readonly origin: Origin
  /** Null: this is real. */
  readonly sandbox: InsideSandbox | null
  /** Null: none is offered here. */
  readonly sandboxes: Sandboxes | null
}

/** Work that changes nothing: a GET. It runs on the pool, each query by itself. */
export type ReadWork<DB> = Given<DB> & { readonly tx: ReadDb<DB>; readonly files: Pick<Files, 'read' | 'readBytes'> }

/** Work that is one transaction: all of it takes effect, its jobs included, or nothing. It asks nobody outside meanwhile. */
export type TransactionWork<DB> = Given<DB> & {
  /** The open transaction. */
  readonly tx: Kysely<DB>
  readonly files: Files
  /** Writes a job row in the open transaction. @param afterMinutes how long the job waits; unless told, it is taken at once */
  readonly enqueue: (job: string, data: object, afterMinutes?: number) => Promise<void>
  /**
   * What to do, outside the transaction, should this work throw: take back what a rollback cannot (a kept file), or note what
   * must outlive it (a counted refusal). Not done when COMMIT itself fails: whether it took effect is not known then.
   */
  readonly onRollback: (action: (db: Kysely<DB>) => Promise<unknown>) => void
}

/**
 * Work that is not one transaction because it asks somebody outside, or does something slow, and holds no connection meanwhile. It writes
 * down what is about to be asked, asks, and writes down the answer, each in a transaction of its own.
 */
export type OutsideWork<DB> = Given<DB> & {
  readonly tx: ReadDb<DB>
  readonly files: Files
  /** A part that is one transaction, its jobs included. */
  readonly transaction: <T>(part: (work: Work<DB>) => Promise<T>) => Promise<T>
}

/** What the engine holds in its hands; it shows each piece of work the side that is meant for it. */
export type Work<DB> = TransactionWork<DB> &
  OutsideWork<DB> & {
    /** For what is no transaction, and for who calls: single statements that only read. */
    readonly reads: Kysely<DB>
  } & Ends<DB>

/** Where a piece of work comes from, and the log that says so on every line. */
export type Trail = Pick<Given<never>, 'log' | 'origin'>

/** What work wants done when it has ended, one way or the other. */
export type Ends<DB> = Pick<TransactionWork<DB>, 'onRollback'> & {
  /** Once all of it has taken effect. What is done so may be lost with the process. */
  readonly onCommit: (action: () => void) => void
}

type Act<DB, T> = (tx: Kysely<DB>, ends: Ends<DB>) => Promise<T>

/** Runs `act` in one transaction and, when it throws, does what it registered with `onRollback`, otherwise what it registered with `onCommit`. */
export const inTransaction = <DB, T>(db: Kysely<DB>, log: Log, act: Act<DB, T>) => undoable(db, log, act, (guarded) => pipelined(db, guarded))

/** The same for work that is not one transaction, on the pool. */
export const onPool = <DB, T>(db: Kysely<DB>, log: Log, act: Act<DB, T>) => undoable(db, log, act, (guarded) => guarded(db))

async function undoable<DB, T>(db: Kysely<DB>, log: Log, act: Act<DB, T>, run: (guarded: (tx: Kysely<DB>) => Promise<T>) => Promise<T>): Promise<T> {
  const actions: ((db: Kysely<DB>) => Promise<unknown>)[] = []
  const committed: (() => void)[] = []
  const ends: Ends<DB> = { onRollback: (action) => actions.push(action), onCommit: (action) => committed.push(action) }
  let undone = false
  const guarded = async (tx: Kysely<DB>) => {
    try {
      return await act(tx, ends)
    } catch (error) {
      undone = true
      throw error
    }
  }
  try {
    const result = await run(guarded)
    for (const action of committed) action()
    return result
  } catch (error) {
    if (undone) for (const action of actions) await action(db).catch((err: unknown) => log.error({ err }, 'what was undone left something behind'))
    throw error
  }
}
