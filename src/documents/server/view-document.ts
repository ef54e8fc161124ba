import { isEnabled } from '#accounts/server/account-store.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { toDocumentType } from '../document.ts'
import type { documentsApi } from '../documents.api.ts'
import { readDocumentLink } from './document-link.ts'
import { documentOfLink, type StoredDocument } from './document-store.ts'
import { fileOfDocument } from './file-of-document.ts'

/** SPEC 7: documents-viewer/{documentType}/{token}. */
export const viewDocument = (ctx: ReadContext & Call, { params }: Input<typeof documentsApi.viewDocument>) =>
  openByToken(ctx, params.token, ({ type }) => type === toDocumentType(params.documentType))

/** SPEC 7: gsm-worksheets/{id}/documents/{token}. */
export const viewWorksheetDocument = (ctx: ReadContext & Call, { params }: Input<typeof documentsApi.viewWorksheetDocument>) =>
  openByToken(ctx, params.token, ({ worksheetId }) => worksheetId === params.id)

/** SECURITY D1: unknown, expired, revoked, of another type, of another worksheet: all the same answer. */
async function openByToken(ctx: ReadContext & Call, token: string, fits: (document: StoredDocument) => boolean) {
  const link = readDocumentLink(ctx.secrets, ctx.now, token)
  // Whoever is closed out takes their links along.
  const isHeld = link && (link.holder.kind === 'request' || (await isEnabled(ctx.tx, link.holder.id)))
  const document = isHeld ? await documentOfLink(ctx.tx, link) : undefined
  if (!document || !fits(document)) throw new Refusal('DOCUMENT_NOT_FOUND')
  return fileOfDocument(ctx, document)
}
