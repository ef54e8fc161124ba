import type { Kysely } from 'kysely'
import type { Env } from '../env.ts'
import type { Files } from '../files/files.ts'
import type { Origin } from '../http/origin.ts'
import type { Log } from '../log.ts'
import type { Secrets } from '../secrets.ts'

/** What all work on the server is given, whatever started it. */
export type Work<DB> = {
  /** The open transaction; for a plain read, the pool. */
  readonly tx: Kysely<DB>
  /** The moment this work began. Tests move it. */
  readonly now: Temporal.Instant
  readonly env: Env
  readonly files: Files
  readonly secrets: Secrets
  /** Its lines name the request, and the job if it is one. */
  readonly log: Log
  /** The request it goes back to; empty for what the clock started. */
  readonly origin: Origin
  /** Writes a job row in the open transaction. */
  readonly enqueue: (job: string, data: object) => Promise<void>
  /**
   * What to do, outside the transaction, should this work throw: take back what a rollback cannot (a kept file), or note what
   * must outlive it (a counted refusal). Not done when COMMIT itself fails: whether it took effect is not known then.
   */
  readonly onRollback: (action: (db: Kysely<DB>) => Promise<unknown>) => void
  /**
   * For work that is not one transaction (a GET, a row or a clock job with `transaction: false`): a part of it that is, its jobs
   * included. Whoever must talk to the outside writes down what is about to be asked, asks, and writes down the answer.
   */
  readonly transaction: <T>(part: (work: Work<DB>) => Promise<T>) => Promise<T>
}

/** Where a piece of work comes from, and the log that says so on every line. */
export type Trail = Pick<Work<unknown>, 'log' | 'origin'>

type Act<DB, T> = (tx: Kysely<DB>, onRollback: Work<DB>['onRollback']) => Promise<T>

/** Runs `act` in one transaction and, when it throws, does what it registered with `onRollback`. */
export const inTransaction = <DB, T>(db: Kysely<DB>, log: Log, act: Act<DB, T>) =>
  undoable(db, log, act, (guarded) => db.transaction().execute(guarded))

/** The same for work that is not one transaction, on the pool. */
export const onPool = <DB, T>(db: Kysely<DB>, log: Log, act: Act<DB, T>) => undoable(db, log, act, (guarded) => guarded(db))

async function undoable<DB, T>(db: Kysely<DB>, log: Log, act: Act<DB, T>, run: (guarded: (tx: Kysely<DB>) => Promise<T>) => Promise<T>): Promise<T> {
  const actions: ((db: Kysely<DB>) => Promise<unknown>)[] = []
  let undone = false
  const guarded = async (tx: Kysely<DB>) => {
    try {
      return await act(tx, (action) => actions.push(action))
    } catch (error) {
      undone = true
      throw error
    }
  }
  try {
    return await run(guarded)
  } catch (error) {
    if (undone) for (const action of actions) await action(db).catch((err: unknown) => log.error({ err }, 'what was undone left something behind'))
    throw error
  }
}
