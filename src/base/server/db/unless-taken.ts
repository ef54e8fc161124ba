import { type Kysely, sql } from 'kysely'
import pg from 'pg'

const uniqueViolation = '23505'

/**
 * A part of the open transaction that a unique index may refuse, where the statement cannot say ON CONFLICT itself. The index waits for whoever
 * writes the same at that moment, so what refused it can be read afterwards.
 * @returns null when this index refused: the part is undone, the transaction goes on
 */
export async function unlessTaken<DB, T>(tx: Kysely<DB>, index: string, part: () => Promise<T>): Promise<T | null> {
  await sql`savepoint unless_taken`.execute(tx)
  try {
    return await part()
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === uniqueViolation && error.constraint === index)) throw error
    await sql`rollback to savepoint unless_taken`.execute(tx)
    return null
  }
}
