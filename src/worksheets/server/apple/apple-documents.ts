import { keysOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { FileAnswer } from '#base/server/http/http-files.ts'
import { translatorOf } from '#base/texts.ts'
import type { Call, ReadContext } from '#context.ts'
import { documentsOf } from '#documents/server/document-store.ts'
import { fileOfDocument } from '#documents/server/file-of-document.ts'
import { Refusal } from '#errors.ts'
import { appleDocTypes, appleKind } from '../../apple-kind.ts'
import { appleTexts } from '../../apple-texts.ts'
import type { AppleDocument, appleWorksheetsApi } from '../../apple-worksheets.api.ts'
import { documentsOfSheet } from '../brand/brand-sheet-store.ts'
import { requireKey } from '../brand/require-sheet.ts'
import { printSheet } from '../brand/send-sheet.ts'
import { storedFieldsOf } from '../stored-fields.ts'
import { findWorksheet, type StoredWorksheet } from '../worksheet-store.ts'
import { drawAppleHandover } from './apple-handover-sheet.ts'

type Ctx = ReadContext & Call

/** The Apple sheet of a request. @throws Refusal NOT_FOUND, to whoever may not see sheets of Apple too */
async function requireAppleSheet(ctx: Ctx, requestId: number): Promise<StoredWorksheet & { requestId: number }> {
  requireKey(ctx, appleKind, 'view')
  const sheet = await findWorksheet(ctx.tx, requestId)
  if (sheet?.kind !== appleKind.kind) throw new Refusal('NOT_FOUND')
  return { ...sheet, requestId }
}

/** What the customer sent is for those who may see every document (GAPS D4). */
const sentByCustomer = async ({ tx, actor }: Ctx, requestId: number) =>
  keysOf(actor).includes('document.viewAll') ? (await documentsOf(tx, requestId)).filter(({ type }) => type === 'appleDocument') : []

export async function listAppleDocuments(
  ctx: Ctx,
  { params }: Input<typeof appleWorksheetsApi.listAppleDocuments>,
): Promise<{ documents: AppleDocument[] }> {
  const sheet = await requireAppleSheet(ctx, params.id)
  const words = await translatorOf(appleTexts, ctx.language)
  const drawn = appleDocTypes.map((docType) => ({ from: 'portal' as const, docType, id: null, name: words(`documents.${docType}`), addedAt: null }))
  const given = (from: 'workshop' | 'customer') => (one: { id: number | string; name: string; createdAt: Temporal.Instant }) => ({
    ...{ from, docType: null, id: String(one.id), name: one.name },
    addedAt: one.createdAt.toString(),
  })
  const uploaded = (await documentsOfSheet(ctx.tx, sheet.id)).map(given('workshop'))
  return { documents: [...drawn, ...uploaded, ...(await sentByCustomer(ctx, params.id)).map(given('customer'))] }
}

export async function openAppleDocument(ctx: Ctx, { params }: Input<typeof appleWorksheetsApi.openAppleDocument>): Promise<FileAnswer> {
  await requireAppleSheet(ctx, params.id)
  const document = (await sentByCustomer(ctx, params.id)).find(({ id }) => id === params.documentId)
  if (!document) throw new Refusal('DOCUMENT_NOT_FOUND')
  return fileOfDocument(ctx, document)
}

/** @throws Refusal NOT_FOUND; FIND_MY_ON: the maker takes over no device that is locked to its owner */
export async function printAppleDocument(ctx: Ctx, { params }: Input<typeof appleWorksheetsApi.printAppleDocument>): Promise<FileAnswer> {
  const sheet = await requireAppleSheet(ctx, params.id)
  if (params.docType === 'worksheet') return printSheet(ctx, appleKind, sheet.id)
  if (storedFieldsOf(sheet).findMyOff !== 'yes') throw new Refusal('FIND_MY_ON')
  const words = await translatorOf(appleTexts, ctx.language)
  return {
    body: await drawAppleHandover(ctx, sheet),
    name: words('handover.fileName', { number: sheet.number }),
    mediaType: 'application/pdf',
    disposition: 'inline',
  }
}
