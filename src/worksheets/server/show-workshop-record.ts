import type { Input } from '#base/endpoint.ts'
import { languageOf } from '#base/languages.ts'
import type { FileAnswer } from '#base/server/http/http-files.ts'
import type { Call, ReadContext } from '#context.ts'
import { toDocumentType } from '#documents/document.ts'
import { documentsOf, findDocument, newestDocument, type StoredDocument } from '#documents/server/document-store.ts'
import { fileOfDocument } from '#documents/server/file-of-document.ts'
import { Refusal } from '#errors.ts'
import { parseRequestNumber } from '#requests/request-number.ts'
import { type Mask, maskFor, orNull } from '#requests/server/mask.ts'
import { requireHeldRequest } from '#requests/server/request-holder-store.ts'
import { asWorksheetNumber } from '#requests/worksheet-number.ts'
import type { ArrivalRecord } from '#workshop/arrival-view.ts'
import { arrivalOf } from '#workshop/server/get-arrival.ts'
import { findWorkshopRequest, requestOfWorksheet, type WorkshopRequest } from '#workshop/server/workshop-request-store.ts'
import type { worksheetsApi } from '../worksheets.api.ts'
import type { WorkshopRecord } from '../workshop-record.ts'
import { makeRepairWorksheet } from './repair-worksheet-sheet.ts'
import { findWorksheet, partsOf, type StoredWorksheet } from './worksheet-store.ts'

/** SPEC 7: proxy-gsm-api-notrt/{id}, masked by the rule of requests/server/mask.ts. */
export async function showWorkshopRecord(
  ctx: ReadContext & Call,
  { params }: Input<typeof worksheetsApi.showWorkshopRecord>,
): Promise<WorkshopRecord> {
  const request = await requireHeld(ctx, params.id)
  const mask = maskFor(ctx.actor, request)
  const { id, arrivedAt, readyAt, handedBackAt } = request
  const worksheet = await findWorksheet(ctx.tx, id)
  const listed = await documentsOf(ctx.tx, id)
  return {
    crmRequestId: id,
    gsmWorksheetId: request.gsmWorksheetId,
    status: request.status,
    outcome: request.outcome,
    warrantyTypeId: request.warrantyTypeId,
    deviceIdentifierIn: mask.number(request.identifier),
    deviceIdentifierOut: worksheet?.closedAt ? orNull(mask.number, worksheet.deviceIdentifierOut) : null,
    arrivedTime: arrivedAt?.toString() ?? null,
    readyTime: readyAt?.toString() ?? null,
    handedBackTime: handedBackAt?.toString() ?? null,
    arrival: maskedArrival(await arrivalOf(ctx, id), mask),
    worksheet: await closedSheetOf(ctx, worksheet, mask),
    documents: listed.map((one) => ({ documentId: one.id, documentType: one.type, name: one.name, language: one.language })),
  }
}

function maskedArrival(arrival: ArrivalRecord | null, mask: Mask): ArrivalRecord | null {
  if (!arrival) return null
  const { bookedIdentifier, readIdentifier } = arrival
  return { ...arrival, bookedIdentifier: mask.number(bookedIdentifier), readIdentifier: orNull(mask.number, readIdentifier) }
}

/** A draft is the workshop's own. */
async function closedSheetOf({ tx }: ReadContext & Call, sheet: StoredWorksheet | undefined, mask: Mask): Promise<WorkshopRecord['worksheet']> {
  if (!sheet?.closedAt) return null
  const { diagnosis, workDone, testResult, labourMinutes, closedAt } = sheet
  const parts = (await partsOf(tx, sheet.id)).map(({ netUnit: _, ...part }) => ({
    ...part,
    oldSerial: mask.number(part.oldSerial),
    newSerial: mask.number(part.newSerial),
  }))
  return { diagnosis, workDone, testResult, labourMinutes, parts, closedTime: closedAt.toString() }
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** SPEC 7: return-worksheet/{worksheetId}/{documentId}/{lang}. Whatever does not fit together is a document that is not there (SECURITY D1). */
export async function showReturnWorksheet(ctx: ReadContext & Call, { params }: Input<typeof worksheetsApi.showReturnWorksheet>): Promise<FileAnswer> {
  const { worksheetId, documentId, lang } = params
  const request = await requireHeld(ctx, worksheetId)
  const document = await documentNamed(ctx, request.id, documentId)
  const language = languageOf(lang)
  if (document?.requestId !== request.id || !language) throw new Refusal('DOCUMENT_NOT_FOUND')
  if (document.language === language) return fileOfDocument(ctx, document)
  // Only the worksheet is kept as data from which it can be said in another language; a quote or a report was read as it is.
  if (document.type !== 'gsmRepairWorksheet') throw new Refusal('DOCUMENT_NOT_FOUND')
  return { body: await makeRepairWorksheet(ctx, request.id, language), name: document.name, mediaType: 'application/pdf', disposition: 'inline' }
}

/** By its id, or by its type, which means the newest. */
async function documentNamed({ tx }: ReadContext & Call, requestId: number, word: string): Promise<StoredDocument | undefined> {
  if (uuid.test(word)) return findDocument(tx, word)
  const type = toDocumentType(word)
  return type ? newestDocument(tx, requestId, type) : undefined
}

/** By request or worksheet number. @throws Refusal NOT_FOUND for what is not there and what is somebody else's alike */
async function requireHeld(ctx: ReadContext & Call, word: string): Promise<WorkshopRequest> {
  const id = parseRequestNumber(word) ?? (/^[\w./-]{1,60}$/.test(word) ? await requestOfWorksheet(ctx.tx, asWorksheetNumber(word)) : null)
  if (id === null) throw new Refusal('NOT_FOUND')
  await requireHeldRequest(ctx, id, { documents: true })
  const request = await findWorkshopRequest(ctx.tx, id)
  if (!request) throw new Refusal('NOT_FOUND')
  return request
}
