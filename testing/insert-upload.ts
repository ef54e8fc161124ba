import type { Kysely } from 'kysely'
import type { DB } from '#db/schema.ts'

/** A file that somebody has uploaded and not sent yet; it has a heading and no row. @returns its number */
export async function insertUpload(db: Kysely<DB>, accountId: number, at = Temporal.Instant.from('2026-11-23T08:00:00Z')): Promise<number> {
  const file = { fileName: 'keszulekek.csv', fileSize: 10, fileSha256: Buffer.alloc(32, '.'), heading: '["a"]', mapping: '[null]' }
  const { id } = await db
    .insertInto('bulkUploads')
    .values({ ...file, rows: '[]', results: '[]', accountId, uploadedAt: at, state: 'draft' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
