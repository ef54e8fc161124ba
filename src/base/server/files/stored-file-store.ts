import { sql } from 'kysely'
import type { ReadDb } from '../db/read-db.ts'

export type Stored = { readonly sha256: Buffer; readonly size: number }

/** What a file was when it was stored; undefined: no row knows it (yet). */
export async function storedFile<DB>(db: ReadDb<DB>, key: string): Promise<Stored | undefined> {
  const { rows } = await sql<Stored>`select sha256, size from stored_files where key = ${key}`.execute(db)
  return rows[0]
}
