import type { Kysely } from 'kysely'

/**
 * The database as a read sees it: whoever is given this cannot write. (Kysely has a `ReadonlyKysely` of its own, to which a transaction is not
 * assignable, so a store's function could not serve both.) Raw SQL goes through `getExecutor`; what it says is the store's own word.
 */
export type ReadDb<DB> = Pick<Kysely<DB>, 'selectFrom' | 'selectNoFrom' | 'with' | 'fn' | 'case' | 'dynamic' | 'getExecutor'> & {
  /** Names as they stand in the code, for what becomes a part of a statement that renames them. */
  withoutPlugins(): ReadDb<DB>
  /** Where a statement is planned once and for every value (`compiledRead`); a transaction has no such place. */
  readonly onePlan?: Pick<Kysely<DB>, 'getExecutor'>
  /** Of a replica: where that is read which must not be older than what was heard to have changed. */
  readonly primary?: ReadDb<DB>
  transaction(): { setAccessMode(mode: 'read only'): { execute<T>(read: (tx: ReadDb<DB>) => Promise<T>): Promise<T> } }
}
