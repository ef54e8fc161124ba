import type { ReadDb } from './read-db.ts'
import type { Spared } from './spared-figures.ts'

/** What the contents of a small table, or of several, are read by. The arguments say what they are wanted for and take few values: a language, a day. */
export type ReferenceData<DB, Args extends readonly string[], T> = {
  /** Every table that `load` reads. Each tells of its changes by a trigger (migration 0037). */
  readonly tables: readonly (keyof DB & string)[]
  readonly load: (db: ReadDb<DB>, ...args: Args) => Promise<T>
}

/** Where reference data is read: from memory while changes of its tables are heard, otherwise by `tx`. */
export type ReferenceReads<DB> = {
  readonly tx: ReadDb<DB>
  readonly reference: {
    readonly read: <Args extends readonly string[], T>(data: ReferenceData<DB, Args, T>, tx: ReadDb<DB>, args: Args) => Promise<T>
    readonly spare: <T>(of: object, key: string, tx: ReadDb<DB>, count: (tx: ReadDb<DB>) => Promise<T>) => Promise<Spared<T>>
  }
}

/**
 * Reads small tables that seldom change (at most some 5,000 rows) and are needed by many calls. What is answered is shared by all calls, frozen, and as
 * of the newest change that was committed and heard. Work that writes one of the tables reads it back by `load`, not by this.
 */
export const referenceData = <DB, Args extends readonly string[], T>(
  tables: readonly (keyof DB & string)[],
  load: (db: ReadDb<DB>, ...args: Args) => Promise<T>,
) => {
  const data: ReferenceData<DB, Args, T> = { tables, load }
  const read = ({ tx, reference }: ReferenceReads<DB>, ...args: Args): Promise<T> => reference.read(data, tx, args)
  return Object.assign(read, { load })
}

/**
 * Figures about all requests: counted when one was heard to have changed, by each process for itself, and answered as they were counted last while
 * counting them again would burden the database. @param count its arguments are what all ask alike: a day
 */
export const sparedFigures = <DB, Args extends readonly string[], T>(count: (db: ReadDb<DB>, ...args: Args) => Promise<T>) => {
  const of = {}
  return ({ tx, reference }: ReferenceReads<DB>, ...args: Args): Promise<Spared<T>> =>
    reference.spare(of, args.join(' '), tx, (db) => count(db, ...args))
}
