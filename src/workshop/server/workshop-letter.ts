import type { Letter, LetterBlock } from '#base/server/letters.ts'
import { type Translator, translatorOf } from '#base/texts.ts'
import type { JobContext } from '#context.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { pageBlocks, requestFacts, requestLetter } from '#requests/server/request-letter.ts'
import type { ToldRequest } from '#requests/server/request-papers-store.ts'
import { workshopLetterTexts } from '../letter-texts.ts'
import { findWorkshopRequest, type WorkshopRequest } from './workshop-request-store.ts'

/** What the letters of this slice are written with. */
export type Writing = {
  readonly told: ToldRequest
  readonly request: WorkshopRequest
  readonly t: Translator<typeof workshopLetterTexts.hu>
  readonly number: string
  /** Number, device, service and worksheet. */
  readonly facts: readonly [string, string][]
  /** A button to the page of the request, with a link of its own, and the warning that goes with it. */
  readonly pageLink: () => Promise<LetterBlock[]>
}

type Own = Pick<Letter, 'deduplicationKey' | 'subject' | 'blocks' | 'attachments'>

/** A letter of the workshop, in the language of the request. */
export const workshopLetter = (ctx: JobContext, requestId: number, compose: (writing: Writing) => Promise<Own | null>): Promise<Letter | null> =>
  requestLetter(ctx, requestId, async (told, words) => {
    const t = await translatorOf(workshopLetterTexts, told.language)
    const request = await findWorkshopRequest(ctx.tx, requestId, told.language)
    if (!request) return null
    const worksheet: [string, string][] = request.gsmWorksheetId === null ? [] : [[t('facts.worksheet'), request.gsmWorksheetId]]
    return compose({
      told,
      request,
      t,
      number: formatRequestNumber(requestId),
      facts: [...requestFacts(told, words), ...worksheet],
      pageLink: () => pageBlocks(ctx, requestId, words),
    })
  })
