import { z } from 'zod'
import { requestStatuses, unrepairedOutcomes } from '#requests/status.ts'
import { withdrawalStates } from '#statements/withdrawal.ts'
import { sheetOutcomes } from './kind.ts'
import { worksheetDraft } from './worksheet.ts'

const instant = z.string().describe('2026-11-21T09:15:00Z')

/** The worksheet as employees see it. */
export const worksheetView = z.object({
  /** `common`, or the brand's; the sheet of a brand has a screen of its own, by its id. */
  kind: z.string(),
  sheetId: z.int().nullable(),
  /** Of the request; where there is none: of what stands beside the written part, and no status. */
  version: z.int(),
  status: z.enum(requestStatuses).nullable(),
  gsmWorksheetId: z.string().nullable(),
  outcome: z.enum(sheetOutcomes).nullable(),
  /** Null: the device has not come yet. */
  sheet: worksheetDraft
    .extend({
      /** 0 before the first saving; goes back with the saving. */
      revision: z.int(),
      saved: z.object({ at: instant, by: z.string().nullable() }).nullable(),
      closedAt: instant.nullable(),
    })
    .nullable(),
  /** What this employee may do now. `outcomes`: how the work may end; a repair may wait for its quote, or its insurer. */
  may: z.object({ edit: z.boolean(), outcomes: z.array(z.enum(['REPAIRED', ...unrepairedOutcomes])) }),
  waitsForQuote: z.boolean(),
  waitsForInsurer: z.boolean(),
  /** Whether its customer withdrew from the contract. */
  withdrawal: z.enum(withdrawalStates).nullable(),
  /** Its PDF can be opened. */
  hasDocument: z.boolean(),
})
export type WorksheetView = z.output<typeof worksheetView>
