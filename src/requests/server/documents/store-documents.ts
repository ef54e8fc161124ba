import type { Language } from '#base/languages.ts'
import type { Upload } from '#base/server/http/http-files.ts'
import type { Call, TransactionContext } from '#context.ts'
import type { DocumentType } from '#documents/document.ts'
import { addDocument, type StoredFile } from '#documents/server/document-store.ts'
import { storeUpload } from '#documents/server/store-upload.ts'
import type { DocumentField } from '../../documents.ts'

/** SPEC 7: the file fields of a booking; the browser sends several Apple documents under a name with brackets. */
const fields = {
  invoice: { document: 'invoice', type: 'invoice' },
  warranty_card: { document: 'warranty_card', type: 'warrantyCard' },
  'apple_documents[]': { document: 'apple_documents', type: 'appleDocument' },
} as const satisfies Record<string, { document: DocumentField; type: DocumentType }>

const isField = (name: string): name is keyof typeof fields => name in fields

export function countedDocuments(uploads: readonly Upload[]): Record<DocumentField, number> {
  const counted = { invoice: 0, warranty_card: 0, apple_documents: 0 }
  for (const { field } of uploads) if (isField(field)) counted[fields[field].document]++
  return counted
}

export type StoredDocument = { type: DocumentType; name: string; file: StoredFile }

/** Moves the uploads into the store. Should the use case fail after all, they are taken out again. */
export async function storeDocuments(ctx: TransactionContext & Call): Promise<StoredDocument[]> {
  const stored: StoredDocument[] = []
  for (const upload of ctx.uploads) {
    if (!isField(upload.field)) continue
    stored.push({ type: fields[upload.field].type, name: upload.name, file: await storeUpload(ctx, upload) })
  }
  return stored
}

/** The rows of kept documents, with which they become visible. @returns their ids, in order */
export async function addDocuments(
  { tx, now }: TransactionContext & Call,
  about: { requestId: number; language: Language; createdBy: 'customer' | 'staff' },
  documents: readonly StoredDocument[],
): Promise<string[]> {
  const ids: string[] = []
  for (const document of documents) ids.push(await addDocument(tx, { ...about, now, ...document }))
  return ids
}
