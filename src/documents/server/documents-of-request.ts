import type { Input } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { requireHeldRequest } from '#requests/server/request-holder-store.ts'
import type { DocumentHashes, DocumentType } from '../document.ts'
import type { documentsApi, ListedDocument } from '../documents.api.ts'
import { createDocumentLink, holderOf } from './document-link.ts'
import { documentsOf, type StoredDocument } from './document-store.ts'

/** The documents of a request, the newest first, with links created for this caller; no other answer holds a link (SECURITY S-HASH). */
export async function documentsOfRequest(ctx: ReadContext & Call, { params }: Input<typeof documentsApi.documentsOfRequest>) {
  await requireHeldRequest(ctx, params.id, { documents: true })
  const documents = withLinks(ctx, params.id, await documentsOf(ctx.tx, params.id))
  return { ...hashesOf(documents), documents }
}

/** With links for this caller, for whoever has asked already whether they may open them. */
export function withLinks(ctx: ReadContext & Call, requestId: number, documents: readonly StoredDocument[]): ListedDocument[] {
  const holder = holderOf(ctx.actor, requestId)
  return documents.map(({ id: documentId, linkGeneration: generation, type, title, name, createdAt, createdBy, worksheetId }) => ({
    documentType: type,
    title,
    name,
    createdAt: createdAt.toString(),
    createdBy,
    worksheetId,
    token: createDocumentLink(ctx.secrets, ctx.now, { documentId, generation, holder }),
  }))
}

/** SPEC 3: one token per type, of its newest document. */
function hashesOf(documents: readonly ListedDocument[]): DocumentHashes {
  const newest = (type: DocumentType) => documents.find(({ documentType }) => documentType === type)?.token ?? null
  return {
    warrantyCardHash: newest('warrantyCard'),
    invoiceHash: newest('invoice'),
    faultReportHash: newest('faultReport'),
    handoverDocumentHash: newest('handoverDocument'),
    gsmQuotationHash: newest('gsmQuotation'),
    dolphinInvoiceHash: newest('dolphinInvoice'),
    gsmRepairWorksheetHash: newest('gsmRepairWorksheet'),
  }
}
