import type { Language } from '#base/languages.ts'
import type { Translator } from '#base/texts.ts'
import type { RequestSummary } from '#requests/server/request-summary-store.ts'
import type { WorkshopRequest } from '#workshop/server/workshop-request-store.ts'
import type { worksheetDocumentTexts } from '../document-texts.ts'
import type { PartDraft } from '../worksheet.ts'
import type { StoredWorksheet } from './worksheet-store.ts'

/** What the pages of a printed worksheet are drawn from. */
export type Printed = {
  readonly summary: RequestSummary
  readonly request: WorkshopRequest
  readonly sheet: StoredWorksheet
  readonly parts: readonly PartDraft[]
  readonly fee: number | null
  /** Who closed it, or saved it last. */
  readonly technician: string | null
  readonly language: Language
  readonly t: Translator<typeof worksheetDocumentTexts.hu>
}
