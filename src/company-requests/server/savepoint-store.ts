import { type QueryExecutorProvider, sql } from 'kysely'

/** A part of the open transaction that may be refused by itself: then it is undone, and what was done before stays. */
export async function apart<T>(tx: QueryExecutorProvider, part: () => Promise<T>): Promise<T> {
  await sql`savepoint apart`.execute(tx)
  try {
    const done = await part()
    await sql`release savepoint apart`.execute(tx)
    return done
  } catch (error) {
    await sql`rollback to savepoint apart`.execute(tx)
    throw error
  }
}
