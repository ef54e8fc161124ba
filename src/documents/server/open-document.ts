import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { requireHeldRequest } from '#requests/server/request-holder-store.ts'
import { toDocumentType } from '../document.ts'
import type { documentsApi } from '../documents.api.ts'
import { newestDocument } from './document-store.ts'
import { fileOfDocument } from './file-of-document.ts'

/** SPEC 7, POST documents: whoever holds the request opens its newest document of a type without a link. */
export async function openDocument(ctx: TransactionContext & Call, { body }: Input<typeof documentsApi.openDocument>) {
  await requireHeldRequest(ctx, body.crmRequestId, { documents: true })
  const type = toDocumentType(body.documentType)
  const document = type && (await newestDocument(ctx.tx, body.crmRequestId, type))
  if (!document) throw new Refusal('DOCUMENT_NOT_FOUND')
  return fileOfDocument(ctx, document)
}
