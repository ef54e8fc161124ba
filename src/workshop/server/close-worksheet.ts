import { translatorOf } from '#base/texts.ts'
import type { Reaction, TransactionContext } from '#context.ts'
import { replaceOwnDocument, withdrawOwnDocument } from '#documents/server/document-store.ts'
import { workshopDocumentTexts } from '../document-texts.ts'
import { closeSheet, findWorksheet, openSheetAgain } from './worksheet-store.ts'
import { lockWorkshopRequest, nameWorksheet, type WorkshopRequest } from './workshop-request-store.ts'

type Ctx = Pick<TransactionContext, 'tx' | 'now' | 'announce'>

/** The work is over: the sheet is read only from here, and its document is drawn by its job. The caller holds the request's lock. */
export async function closeWorksheet(ctx: Ctx, request: Pick<WorkshopRequest, 'id' | 'language'>, accountId: number | null): Promise<void> {
  await closeSheet(ctx.tx, request.id, ctx.now, accountId)
  await replaceDocument(ctx, request)
}

async function replaceDocument({ tx, now, announce }: Ctx, { id: requestId, language }: Pick<WorkshopRequest, 'id' | 'language'>): Promise<void> {
  const t = await translatorOf(workshopDocumentTexts, language)
  const name = t('fileName', { number: await nameWorksheet(tx, requestId) })
  await replaceOwnDocument(tx, { requestId, type: 'gsmRepairWorksheet', name, language, now })
  await announce('ownDocumentChanged', { requestId })
}

/** The finishing step was taken back: the sheet can be written again, and its document says nothing that holds any more. */
export async function reopenWorksheet({ tx, now }: Pick<TransactionContext, 'tx' | 'now'>, requestId: number): Promise<void> {
  await openSheetAgain(tx, requestId)
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
    await closeWorksheet(ctx, request, null)
  },
}

/** A device that was to go back is quoted again: its sheet can be written again. */
export const reopenWorksheetOfQuoted: Reaction<About> = {
  job: 'workshop.reopenWorksheet',
  run: async (ctx, { requestId }) => {
    const request = await lockWorkshopRequest(ctx.tx, requestId)
    if (request?.outcome === null && (await findWorksheet(ctx.tx, requestId))?.closedAt) await reopenWorksheet(ctx, requestId)
  },
}

/** From the hand-over on, the repair warranty card says from when until when it holds. */
export const renewWorksheetDocument: Reaction<About> = {
  job: 'workshop.renewPaper',
  run: async (ctx, { requestId }) => {
    const request = await lockWorkshopRequest(ctx.tx, requestId)
    if (request?.outcome === 'REPAIRED' && (await findWorksheet(ctx.tx, requestId))?.closedAt) await replaceDocument(ctx, request)
  },
}
