import { nameInWords } from '#accounts/name-in-words.ts'
import { keysOf, mayCall } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { newestDocument } from '#documents/server/document-store.ts'
import { Refusal } from '#errors.ts'
import { stateOf, stepOfLife, stepsOpenTo } from '#requests/lifecycle.ts'
import { withdrawalOf } from '#statements/server/withdrawal-store.ts'
import { findWorkshopRequest, type WorkshopRequest } from '#workshop/server/workshop-request-store.ts'
import { kindNamed, kindOf } from '../kinds.ts'
import { emptyWorksheet, isOnBench, isWrittenIn, unrepairedOutcomesOf, type WorksheetDraft } from '../worksheet.ts'
import type { WorksheetView } from '../worksheet-view.ts'
import { worksheetsApi } from '../worksheets.api.ts'
import { beganAlone } from './alone/stored-owner.ts'
import { mayDo } from './brand/require-sheet.ts'
import { waitsFor } from './waits-for-quote.ts'
import { findWorksheet, nameOfSaver, partsOf, type StoredWorksheet } from './worksheet-store.ts'

export async function getWorksheet(ctx: ReadContext & Call, { params }: Input<typeof worksheetsApi.getWorksheet>): Promise<WorksheetView> {
  const request = await findWorkshopRequest(ctx.tx, params.id)
  if (!request) throw new Refusal('NOT_FOUND')
  const stored = await findWorksheet(ctx.tx, request.id)
  // A sheet of a brand is not there for whoever may not see those of the brand.
  if (!mayDo(ctx.actor, stored ? kindNamed(stored.kind) : kindOf(request.brandSlug), 'view')) throw new Refusal('NOT_FOUND')
  return viewOf(ctx, request, stored)
}

/** What the desk sees of the sheet, and what this employee may do with it. */
export async function viewOf(ctx: ReadContext & Call, request: WorkshopRequest, stored: StoredWorksheet | undefined): Promise<WorksheetView> {
  const { version, status, gsmWorksheetId, outcome } = request
  const waits = await waitsFor(ctx, request)
  return {
    kind: stored?.kind ?? kindOf(request.brandSlug).kind,
    sheetId: stored?.id ?? null,
    version,
    status,
    gsmWorksheetId,
    outcome,
    sheet: stored ? await sheetOf(ctx, stored) : isOnBench(status) ? { ...emptyWorksheet, revision: 0, saved: null, closedAt: null } : null,
    may: whatMayBeDone(ctx, request, stored, waits.quote || waits.insurer),
    waitsForQuote: waits.quote,
    waitsForInsurer: waits.insurer,
    withdrawal: await withdrawalOf(ctx.tx, request.id),
    hasDocument: (await newestDocument(ctx.tx, request.id, 'gsmRepairWorksheet')) !== undefined,
  }
}

/** The common part of what the workshop wrote. */
export function draftOf(sheet: StoredWorksheet, parts: WorksheetDraft['parts']): WorksheetDraft {
  const { diagnosis, workDone, testResult, labourMinutes, deviceIdentifierOut, customerRemark, internalNote } = sheet
  return { diagnosis, workDone, testResult, labourMinutes, deviceIdentifierOut, customerRemark, internalNote, parts }
}

/** The same, with its parts read. */
export const writtenOn = async ({ tx }: Pick<ReadContext, 'tx'>, sheet: StoredWorksheet): Promise<WorksheetDraft> =>
  draftOf(sheet, await partsOf(tx, sheet.id))

export async function sheetOf(ctx: ReadContext & Call, stored: StoredWorksheet): Promise<WorksheetView['sheet']> {
  const { revision, savedAt, savedByAccountId, closedAt } = stored
  const saver = await nameOfSaver(ctx.tx, savedByAccountId)
  return {
    ...(await writtenOn(ctx, stored)),
    revision,
    saved: savedAt && { at: savedAt.toString(), by: saver ? nameInWords(ctx.language, saver) : null },
    closedAt: closedAt?.toString() ?? null,
  }
}

/** The calls behind the buttons ask the same rules again. */
function whatMayBeDone(ctx: ReadContext & Call, request: WorkshopRequest, stored: StoredWorksheet | undefined, waits: boolean): WorksheetView['may'] {
  const open = request.closedAt === null && !stored?.closedAt
  const ends = stepsOpenTo(keysOf(ctx.actor), stateOf(request)).filter((step) => stepOfLife(step).panel === 'worksheet')
  const possible = [...(waits ? [] : ['REPAIRED' as const]), ...unrepairedOutcomesOf(request)]
  return {
    edit: open && isWrittenIn(request.status, stored !== undefined && beganAlone(stored)) && mayCall(worksheetsApi.saveWorksheet.who, ctx.actor),
    outcomes: possible.filter((outcome) => ends.some((step) => stepOfLife(step).outcomes?.includes(outcome))),
  }
}
