import type { Language } from '#base/languages.ts'
import { together } from '#base/server/db/together.ts'
import type { Translator } from '#base/texts.ts'
import type { ReadContext } from '#context.ts'
import type { RequestSummary } from '#requests/server/request-summary-store.ts'
import type { ArrivalCheck, StoredArrival } from '#workshop/server/arrival-store.ts'
import type { WorkshopRequest } from '#workshop/server/workshop-request-store.ts'
import type { worksheetDocumentTexts } from '../document-texts.ts'
import { lastSignature, photosOfSheet } from './bench/bench-store.ts'
import { nameOfSaver, partsOf, type StoredWorksheet } from './worksheet-store.ts'

/** A sheet with what was written, signed and taken beside it. Asked together: a turn to the database takes longer than what is done there. */
export async function writtenSheet({ tx }: Pick<ReadContext, 'tx'>, sheet: StoredWorksheet) {
  const [parts, technician, signed, photos] = await together([
    partsOf(tx, sheet.id),
    // Whoever closed it, or saved it last.
    nameOfSaver(tx, sheet.closedByAccountId ?? sheet.savedByAccountId),
    lastSignature(tx, sheet.id),
    photosOfSheet(tx, sheet.id),
  ])
  return { ...sheet, parts, technician, signed, photos }
}
type WrittenSheet = Awaited<ReturnType<typeof writtenSheet>>

type InWords = { readonly language: Language; readonly t: Translator<typeof worksheetDocumentTexts.hu> }

/** What the pages of a sheet without a request are drawn from. */
export type PrintedAlone = InWords & { readonly sheet: WrittenSheet }

/** What the pages of a printed worksheet are drawn from. */
export type Printed = PrintedAlone & {
  readonly summary: RequestSummary
  readonly request: WorkshopRequest
  readonly fee: number | null
  readonly arrival: StoredArrival | undefined
  readonly checks: readonly ArrivalCheck[]
  readonly arrivalPhotos: readonly { readonly position: number; readonly fileKey: string }[]
}
