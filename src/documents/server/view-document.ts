import type { Input } from '#base/endpoint.ts'
import type { Context } from '#context.ts'
import { Refusal } from '#errors.ts'
import { toDocumentType } from '../document.ts'
import type { documentsApi } from '../documents.api.ts'
import type { StoredDocument } from './document-store.ts'
import { countTokenUse, documentOfToken } from './document-tokens-store.ts'
import { fileOfDocument } from './file-of-document.ts'

/** SPEC 7: documents-viewer/{documentType}/{token}. */
export const viewDocument = (ctx: Context, { params }: Input<typeof documentsApi.viewDocument>) =>
  openByToken(ctx, params.token, ({ type }) => type === toDocumentType(params.documentType))

/** SPEC 7: gsm-worksheets/{id}/documents/{token}. */
export const viewWorksheetDocument = (ctx: Context, { params }: Input<typeof documentsApi.viewWorksheetDocument>) =>
  openByToken(ctx, params.token, ({ worksheetId }) => worksheetId === params.id)

/** SECURITY D1: unknown, expired, revoked, of another type, of another worksheet: all the same answer. */
async function openByToken(ctx: Context, token: string, fits: (document: StoredDocument) => boolean) {
  const document = await documentOfToken(ctx.tx, ctx.now, token)
  if (!document || !fits(document)) throw new Refusal('DOCUMENT_NOT_FOUND')
  await countTokenUse(ctx.tx, token)
  return fileOfDocument(ctx, document)
}
