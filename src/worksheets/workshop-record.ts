import { z } from 'zod'
import { languages } from '#base/languages.ts'
import { documentTypes } from '#documents/document.ts'
import { outcomes, requestStatuses } from '#requests/status.ts'
import { arrivalView } from '#workshop/arrival-view.ts'
import { worksheetDraft } from './worksheet.ts'

const instant = z.string().describe('2026-11-21T09:15:00Z')
const part = worksheetDraft.shape.parts.element.omit({ netUnit: true })

/** SPEC 7, proxy-gsm-api-notrt/{id}: what the workshop knows of a repair, for whoever holds the request. Prices of parts and notes stay inside. */
export const workshopRecord = z.object({
  crmRequestId: z.int(),
  gsmWorksheetId: z.string().nullable(),
  status: z.enum(requestStatuses),
  outcome: z.enum(outcomes).nullable(),
  warrantyTypeId: z.int(),
  deviceIdentifierIn: z.string(),
  deviceIdentifierOut: z.string().nullable(),
  arrivedTime: instant.nullable(),
  readyTime: instant.nullable(),
  handedBackTime: instant.nullable(),
  arrival: arrivalView.shape.arrival,
  /** Null until the worksheet is closed. */
  worksheet: worksheetDraft
    .pick({ diagnosis: true, workDone: true, testResult: true, labourMinutes: true })
    .extend({ parts: z.array(part), closedTime: instant })
    .nullable(),
  /** For `return-worksheet`. */
  documents: z.array(z.object({ documentId: z.string(), documentType: z.enum(documentTypes), name: z.string(), language: z.enum(languages) })),
})
export type WorkshopRecord = z.output<typeof workshopRecord>
