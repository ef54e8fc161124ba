import { nameInWords } from '#accounts/name-in-words.ts'
import { employeeIdOf } from '#accounts/who.ts'
import type { FileAnswer } from '#base/server/http/http-files.ts'
import type { Call, ReadContext, TransactionContext } from '#context.ts'
import { storeUploads } from '#documents/server/store-upload.ts'
import { Refusal } from '#errors.ts'
import type { SheetDocument } from '../../brand-sheet.ts'
import type { KindDefinition } from '../../kind.ts'
import { documentsOfSheet, insertDocuments } from './brand-sheet-store.ts'
import { requireSheet } from './require-sheet.ts'

export async function listSheetDocuments(ctx: ReadContext & Call, kind: KindDefinition, id: number): Promise<{ documents: SheetDocument[] }> {
  const sheet = await requireSheet(ctx, kind, id)
  const documents = await documentsOfSheet(ctx.tx, sheet.id)
  return {
    documents: documents.map((one) => ({ id: one.id, name: one.name, addedAt: one.createdAt.toString(), addedBy: nameInWords(ctx.language, one) })),
  }
}

/** A paper may come after the sheet was closed. @throws Refusal NOT_FOUND, UNAUTHORISED, REQUIRED */
export async function addSheetDocuments(ctx: TransactionContext & Call, kind: KindDefinition, id: number): Promise<{ documents: SheetDocument[] }> {
  const sheet = await requireSheet(ctx, kind, id, 'edit')
  if (ctx.uploads.length === 0) throw new Refusal('REQUIRED', { fields: [{ path: 'documents', code: 'REQUIRED' }] })
  const stored = await storeUploads(ctx, ctx.uploads)
  const named = stored.map((file, index) => ({ ...file, name: (ctx.uploads[index]?.name || 'dokumentum.pdf').slice(0, 200) }))
  await insertDocuments(ctx.tx, { worksheetId: sheet.id, now: ctx.now, accountId: employeeIdOf(ctx) }, named)
  return listSheetDocuments(ctx, kind, id)
}

export async function openSheetDocument(
  ctx: ReadContext & Call,
  kind: KindDefinition,
  { id, documentId }: { id: number; documentId: number },
): Promise<FileAnswer> {
  const sheet = await requireSheet(ctx, kind, id)
  const document = (await documentsOfSheet(ctx.tx, sheet.id)).find((one) => one.id === documentId)
  if (!document) throw new Refusal('DOCUMENT_NOT_FOUND')
  return { body: await ctx.files.read(document.fileKey), name: document.name, mediaType: 'application/pdf', disposition: 'inline' }
}
