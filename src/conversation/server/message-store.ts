import type { Kysely } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { StoredFile } from '#documents/server/document-store.ts'
import type { Side } from '../message.ts'

export type StoredMessage = {
  id: number
  at: Temporal.Instant
  byKind: Side
  text: string
  /** Of an employee; null: the customer came by a link. */
  lastName: string | null
  firstName: string | null
  middleName: string | null
}

const messages = (tx: ReadDb<DB>, requestId: number) =>
  tx
    .selectFrom('requestMessages')
    .leftJoin('accounts', 'accounts.id', 'byAccountId')
    .select(['requestMessages.id', 'at', 'byKind', 'text', 'lastName', 'firstName', 'middleName'])
    .where('requestId', '=', requestId)
    .$narrowType<{ byKind: Side }>()

/** The newest first. @returns one more than the page, which tells whether there is another */
export const pageOfMessages = (
  tx: ReadDb<DB>,
  requestId: number,
  { before, size }: { before?: number | undefined; size: number },
): Promise<StoredMessage[]> =>
  messages(tx, requestId)
    .$if(before !== undefined, (query) => query.where('requestMessages.id', '<', before ?? 0))
    .orderBy('requestMessages.id', 'desc')
    .limit(size + 1)
    .execute()

export const findMessage = (tx: ReadDb<DB>, requestId: number, id: number): Promise<StoredMessage | undefined> =>
  messages(tx, requestId).where('requestMessages.id', '=', id).executeTakeFirst()

/** 0 where nobody has written yet. */
export async function newestMessageId(tx: ReadDb<DB>, requestId: number): Promise<number> {
  const { newest } = await tx
    .selectFrom('requestMessages')
    .select((eb) => eb.fn.max('id').as('newest'))
    .where('requestId', '=', requestId)
    .executeTakeFirstOrThrow()
  return newest ?? 0
}

export async function countMessages(tx: ReadDb<DB>, requestId: number, { by, after }: { by: Side; after: number }): Promise<number> {
  const { count } = await tx
    .selectFrom('requestMessages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('requestId', '=', requestId)
    .where('byKind', '=', by)
    .where('id', '>', after)
    .executeTakeFirstOrThrow()
  return count
}

type NewMessage = { requestId: number; at: Temporal.Instant; byKind: Side; byAccountId: number | null; text: string }

export async function insertMessage(tx: Kysely<DB>, message: NewMessage): Promise<number> {
  const { id } = await tx.insertInto('requestMessages').values(message).returning('id').executeTakeFirstOrThrow()
  return id
}

export type NamedFile = { readonly name: string; readonly file: StoredFile }

export async function insertAttachments(tx: Kysely<DB>, messageId: number, files: readonly NamedFile[], now: Temporal.Instant): Promise<void> {
  if (files.length === 0) return
  await tx
    .insertInto('storedFiles')
    .values(files.map(({ file }) => ({ ...file, createdAt: now })))
    .execute()
  await tx
    .insertInto('requestMessageAttachments')
    .values(files.map(({ name, file }, index) => ({ messageId, position: index + 1, name, fileKey: file.key })))
    .execute()
}

export type StoredAttachment = { messageId: number; position: number; name: string; fileKey: string; mediaType: string; size: number }

export async function attachmentsOf(tx: ReadDb<DB>, messageIds: readonly number[]): Promise<StoredAttachment[]> {
  if (messageIds.length === 0) return []
  return tx
    .selectFrom('requestMessageAttachments')
    .innerJoin('storedFiles', 'key', 'fileKey')
    .select(['messageId', 'position', 'name', 'fileKey', 'mediaType', 'size'])
    .where('messageId', 'in', messageIds)
    .orderBy('messageId')
    .orderBy('position')
    .execute()
}
