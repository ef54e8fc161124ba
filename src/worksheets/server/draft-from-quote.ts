import type { Reaction } from '#context.ts'
import { decisionAbout } from '#quotes/server/quote-decision-store.ts'
import { currentQuote, linesOf } from '#quotes/server/quote-store.ts'
import { lockWorkshopRequest } from '#workshop/server/workshop-request-store.ts'
import { quotedDraft } from '../quoted-draft.ts'
import { isOnBench } from '../worksheet.ts'
import { writtenOn } from './get-worksheet.ts'
import { openWorksheet } from './open-worksheet.ts'
import { noteChange } from './worksheet-changes-store.ts'
import { writeWorksheet } from './worksheet-store.ts'

/** What the customer ordered stands on the sheet when the technician opens it, and from there on the warranty card. */
export const draftFromQuote: Reaction<{ requestId: number }> = {
  job: 'worksheets.draftFromQuote',
  run: async (ctx, { requestId }) => {
    const request = await lockWorkshopRequest(ctx.tx, requestId)
    // Finished, taken back or quoted anew meanwhile.
    if (!request || !isOnBench(request.status) || request.closedAt !== null) return
    const quote = await currentQuote(ctx.tx, requestId)
    const decision = quote && (await decisionAbout(ctx.tx, quote.id))
    if (!quote || decision?.decision !== 'accepted') return
    const sheet = await openWorksheet(ctx, request)
    if (sheet.closedAt) return
    const ordered = (await linesOf(ctx.tx, quote.id)).filter(({ id }) => decision.chosenLineIds.includes(id))
    const written = await writtenOn(ctx, sheet)
    const draft = quotedDraft(ordered, written)
    if (!draft) return
    await noteChange(ctx.tx, { worksheetId: sheet.id, now: ctx.now, accountId: null, act: 'drafted' })
    await writeWorksheet(ctx.tx, { id: sheet.id, sheet: { ...written, ...draft }, writesParts: true, now: ctx.now, accountId: null })
  },
}
