import type { Kysely } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'

/** The notes of colleagues, the newest first. */
export const notesOfRequest = (tx: ReadDb<DB>, { requestId }: { readonly requestId: number }) =>
  tx
    .selectFrom('requestNotes')
    .innerJoin('accounts', 'accounts.id', 'requestNotes.accountId')
    .select(['requestNotes.id', 'requestNotes.at', 'requestNotes.text', 'accountId', 'lastName', 'firstName', 'middleName'])
    .where('requestId', '=', requestId)
    .orderBy('requestNotes.id', 'desc')

export async function insertNote(
  tx: Kysely<DB>,
  note: { requestId: number; accountId: number; at: Temporal.Instant; text: string },
): Promise<number> {
  const { id } = await tx.insertInto('requestNotes').values(note).returning('id').executeTakeFirstOrThrow()
  return id
}
