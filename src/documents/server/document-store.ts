import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Language } from '#base/languages.ts'
import { compiledForRows, compiledRead } from '#base/server/db/compiled-statement.ts'
import { part } from '#base/server/db/one-statement.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { DocumentTitle, DocumentType, OwnDocumentType } from '../document.ts'
import type { DocumentLink } from './document-link.ts'

export type Author = 'customer' | 'staff' | 'system'

/** A document as the table has it. `fileKey` null: one of our own that nobody has needed yet. */
export type StoredDocument = {
  id: string
  requestId: number
  type: DocumentType
  title: DocumentTitle
  name: string
  fileKey: string | null
  mediaType: string | null
  language: Language
  createdAt: Temporal.Instant
  createdBy: Author
  /** What the viewer's address calls its worksheet: the worksheet number, before there is one the request number. */
  worksheetId: string
  /** Part of every link that is given out for it. */
  linkGeneration: number
}

/** A file that `files.storeFile` or `files.storeBytes` has stored. */
export type StoredFile = { key: string; sha256: Buffer; size: number; mediaType: string }

type NewDocument = { requestId: number; name: string; language: Language; now: Temporal.Instant }

/** The row of the file and of the document, together: from here on both exist or neither. @returns the document's id */
export async function addDocument(
  tx: Kysely<DB>,
  { now, file, ...row }: NewDocument & { type: DocumentType; createdBy: Author; file: StoredFile },
): Promise<string> {
  await tx
    .insertInto('storedFiles')
    .values({ ...file, createdAt: now })
    .execute()
  const { id } = await tx
    .insertInto('documents')
    .values({ ...row, fileKey: file.key, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** One of our own documents; its job draws it (draw-documents.ts). @returns its id */
export async function addOwnDocument(tx: Kysely<DB>, document: NewDocument & { type: OwnDocumentType }): Promise<string> {
  const id = (await addOwnDocuments(tx, [document])).get(document.requestId)
  if (id === undefined) throw new Error('A document that was written has no number')
  return id
}

const ownDocumentRows = compiledForRows((tx: Kysely<DB>, documents: readonly (NewDocument & { type: OwnDocumentType })[]) =>
  tx
    .insertInto('documents')
    .values(documents.map(({ now, ...row }) => ({ ...row, createdBy: 'system', createdAt: now })))
    .returning(['id', 'requestId']),
)

/** The same of several requests, one document of each. @returns the documents' ids by request */
export async function addOwnDocuments(
  tx: Kysely<DB>,
  documents: readonly (NewDocument & { type: OwnDocumentType })[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await ownDocumentRows(tx, documents)
  return new Map(rows.map(({ id, requestId }) => [requestId, id]))
}

/**
 * What one of our own documents says has changed: a new one takes its place, to be drawn by its job. The old one stays as
 * evidence of what was said before; links that were given out open the new one. @returns the new document's id
 */
export async function replaceOwnDocument(tx: Kysely<DB>, document: NewDocument & { type: OwnDocumentType }): Promise<string> {
  await withdrawOwnDocument(tx, document)
  return addOwnDocument(tx, document)
}

/** What one of our own documents says does not hold any more, and nothing takes its place: nobody is shown it, it stays as evidence. */
export async function withdrawOwnDocument(
  tx: Kysely<DB>,
  { requestId, type, now }: { requestId: number; type: OwnDocumentType; now: Temporal.Instant },
): Promise<void> {
  await tx
    .updateTable('documents')
    .set({ replacedAt: now })
    .where('requestId', '=', requestId)
    .where('type', '=', type)
    .where('replacedAt', 'is', null)
    .execute()
}

const present = (tx: ReadDb<DB>) =>
  tx
    .selectFrom('documents')
    .innerJoin('requests', 'requests.id', 'documents.requestId')
    .leftJoin('invoices', (join) => join.onRef('invoices.requestId', '=', 'documents.requestId').onRef('invoices.documentId', '=', 'documents.id'))
    .leftJoin('storedFiles', 'storedFiles.key', 'documents.fileKey')
    .select([
      'documents.id',
      'documents.requestId',
      'documents.type',
      'documents.name',
      'documents.fileKey',
      'storedFiles.mediaType',
      'documents.language',
      'documents.createdAt',
      'documents.createdBy',
      'documents.linkGeneration',
      sql<string>`coalesce(requests.gsm_worksheet_id, requests.id::text)`.as('worksheetId'),
    ])
    .select(
      sql<DocumentTitle>`case invoices.kind when 'proforma' then 'proforma' when 'storno' then 'stornoInvoice' when 'correcting' then 'correctingInvoice'
        else documents.type end`.as('title'),
    )
    .where('documents.replacedAt', 'is', null)
    .$narrowType<{ type: DocumentType; language: Language; createdBy: Author }>()

const presentOfRequest = (tx: ReadDb<DB>, { requestId }: { requestId: number }) =>
  present(tx).where('documents.requestId', '=', requestId).orderBy('documents.createdAt', 'desc').orderBy('documents.id')
const readPresent = compiledRead(presentOfRequest)

/** The present documents of a request, the newest first. */
export const documentsOf = (tx: ReadDb<DB>, requestId: number): Promise<StoredDocument[]> => readPresent(tx, { requestId })
export const documentsPart = part(presentOfRequest, { createdAt: true })

/** The same of several requests; what is about a request that is erased, or of somebody else, whoever asks has left out. */
export const documentsOfAll = (tx: ReadDb<DB>, requestIds: readonly number[]): Promise<StoredDocument[]> =>
  present(tx).where(sql<SqlBool>`documents.request_id = any(${requestIds})`).orderBy('documents.createdAt', 'desc').orderBy('documents.id').execute()

export const newestDocument = (tx: ReadDb<DB>, requestId: number, type: DocumentType): Promise<StoredDocument | undefined> =>
  present(tx)
    .where('documents.requestId', '=', requestId)
    .where('documents.type', '=', type)
    .orderBy('documents.createdAt', 'desc')
    .orderBy('documents.id')
    .limit(1)
    .executeTakeFirst()

export const findDocument = (tx: ReadDb<DB>, id: string): Promise<StoredDocument | undefined> =>
  present(tx).where('documents.id', '=', id).executeTakeFirst()

/** What a link opens: the document it was made for, or the one that took its place. Undefined when its links were revoked, or nothing took its place. */
export async function documentOfLink(tx: ReadDb<DB>, { documentId, generation }: DocumentLink): Promise<StoredDocument | undefined> {
  const named = await tx
    .selectFrom('documents')
    .select(['requestId', 'type', 'replacedAt'])
    .where('id', '=', documentId)
    .where('linkGeneration', '=', generation)
    .$narrowType<{ type: DocumentType }>()
    .executeTakeFirst()
  if (!named) return undefined
  return named.replacedAt === null ? findDocument(tx, documentId) : newestDocument(tx, named.requestId, named.type)
}

/** Shuts every link that was given out for a document. */
export const revokeDocumentLinks = (tx: Kysely<DB>, documentId: string) =>
  tx
    .updateTable('documents')
    .set((eb) => ({ linkGeneration: eb('linkGeneration', '+', 1) }))
    .where('id', '=', documentId)
    .execute()

/** Our own documents of a request that have no file yet. */
export const undrawnDocuments = (tx: ReadDb<DB>, requestId: number): Promise<{ id: string; type: OwnDocumentType }[]> =>
  tx
    .selectFrom('documents')
    .select(['id', 'type'])
    .where('requestId', '=', requestId)
    .where('fileKey', 'is', null)
    .where('replacedAt', 'is', null)
    .$narrowType<{ type: OwnDocumentType }>()
    .execute()

/**
 * Gives a document of our own its file. Of several who drew it at once the first wins.
 * @returns false when it has a file already, or was replaced meanwhile; then nothing is written
 */
export async function fileOwnDocument(tx: ReadDb<DB>, id: string, file: StoredFile, now: Temporal.Instant): Promise<boolean> {
  const { rows } = await sql`
    with unmade as (select id from documents where id = ${id} and file_key is null and replaced_at is null for update),
      filed as (insert into stored_files (key, sha256, size, media_type, created_at)
        select ${file.key}, ${file.sha256}, ${file.size}::integer, ${file.mediaType}, ${now.toString()}::timestamptz from unmade returning key)
    update documents set file_key = filed.key from filed where documents.id = ${id} returning documents.id`.execute(tx)
  return rows.length === 1
}
