import { translatorOf } from '#base/texts.ts'
import type { Reaction, TransactionContext } from '#context.ts'
import { replaceOwnDocument, withdrawOwnDocument } from '#documents/server/document-store.ts'
import type { Outcome } from '#requests/status.ts'
import { lockWorkshopRequest, type WorkshopRequest } from '#workshop/server/workshop-request-store.ts'
import { worksheetDocumentTexts } from '../document-texts.ts'
import { endTimersOf } from './bench/timers.ts'
import { openWorksheet, worksheetNumberOf } from './open-worksheet.ts'
import { putBackPlanned, takeOutPlanned } from './planned-work.ts'
import { noteChange } from './worksheet-changes-store.ts'
import { closeSheet, findWorksheet, openSheetAgain } from './worksheet-store.ts'

type Ctx = Pick<TransactionContext, 'tx' | 'now' | 'announce'>

type Closing = { readonly accountId: number | null; readonly outcome: Outcome }

/** The work is over: the sheet is read only from here (one that nobody wrote is closed empty), and its document is drawn by its job. The caller holds the request's lock. */
export async function closeWorksheet(ctx: Ctx, request: WorkshopRequest, { accountId, outcome }: Closing): Promise<void> {
  const sheet = await openWorksheet(ctx, request)
  const { id } = sheet
  const before = outcome === 'RETURNED_UNREPAIRED' ? await takeOutPlanned(ctx, sheet, request.id) : {}
  await endTimersOf(ctx, sheet)
  await closeSheet(ctx.tx, id, ctx.now, accountId)
  await noteChange(ctx.tx, { worksheetId: id, now: ctx.now, accountId, act: 'closed', before })
  await renewDocument(ctx, request)
}

/** The document of a closed sheet is drawn anew: something that it says has changed. */
export async function renewDocument(ctx: Ctx, request: WorkshopRequest): Promise<void> {
  const { id: requestId, language } = request
  const t = await translatorOf(worksheetDocumentTexts, language)
  const name = t('fileName', { number: await worksheetNumberOf(ctx, request) })
  const documentId = await replaceOwnDocument(ctx.tx, { requestId, type: 'gsmRepairWorksheet', name, language, now: ctx.now })
  await ctx.announce('ownDocumentsChanged', { requestId, documentIds: [documentId] })
}

/** The finishing step was taken back: the sheet can be written again, with what was planned on it, and its document says nothing that holds any more. */
export async function takeBackClosing(ctx: Pick<TransactionContext, 'tx' | 'now'>, reopening: Reopening): Promise<void> {
  await reopenWorksheet(ctx, reopening)
  const sheet = await findWorksheet(ctx.tx, reopening.requestId)
  if (sheet) await putBackPlanned(ctx, sheet)
}

type Reopening = { readonly requestId: number; readonly accountId: number | null; readonly reason: string }

async function reopenWorksheet({ tx, now }: Pick<TransactionContext, 'tx' | 'now'>, { requestId, accountId, reason }: Reopening): Promise<void> {
  const sheet = await findWorksheet(tx, requestId)
  if (sheet?.closedAt) {
    await openSheetAgain(tx, sheet.id)
    await noteChange(tx, { worksheetId: sheet.id, now, accountId, act: 'reopened', reason })
  }
  await withdrawOwnDocument(tx, { requestId, type: 'gsmRepairWorksheet', now })
}

type About = { requestId: number }

/** What ended by rule (an expert report rejected or left unanswered) was finished by nobody who could close the sheet. */
export const closeWorksheetOfReturn: Reaction<About> = {
  job: 'workshop.closeWorksheet',
  run: async (ctx, { requestId }) => {
    const request = await lockWorkshopRequest(ctx.tx, requestId)
    // Taken back meanwhile, or closed by the employee who finished it.
    if (!request || request.outcome === null || (await findWorksheet(ctx.tx, requestId))?.closedAt) return
    await closeWorksheet(ctx, request, { accountId: null, outcome: request.outcome })
  },
}

/** A device that was to go back is quoted again: its sheet can be written again, and what was planned comes from the new quote. */
export const reopenWorksheetOfQuoted: Reaction<About> = {
  job: 'workshop.reopenWorksheet',
  run: async (ctx, { requestId }) => {
    const request = await lockWorkshopRequest(ctx.tx, requestId)
    if (request?.outcome === null && (await findWorksheet(ctx.tx, requestId))?.closedAt)
      await reopenWorksheet(ctx, { requestId, accountId: null, reason: '' })
  },
}

/** From the hand-over on, the repair warranty card says from when until when it holds. */
export const renewWorksheetDocument: Reaction<About> = {
  job: 'workshop.renewPaper',
  run: async (ctx, { requestId }) => {
    const request = await lockWorkshopRequest(ctx.tx, requestId)
    if (request?.outcome === 'REPAIRED' && (await findWorksheet(ctx.tx, requestId))?.closedAt) await renewDocument(ctx, request)
  },
}
