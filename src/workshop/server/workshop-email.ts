import type { Email, EmailBlock } from '#base/server/mail/email.ts'
import { type Translator, translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { pageBlocks, requestEmail, requestFacts } from '#requests/server/emails/request-email.ts'
import type { RequestSummary } from '#requests/server/request-summary-store.ts'
import { workshopEmailTexts } from '../email-texts.ts'
import { findWorkshopRequest, type WorkshopRequest } from './workshop-request-store.ts'

/** What the emails of this slice are written with. */
export type Writing = {
  readonly summary: RequestSummary
  readonly request: WorkshopRequest
  readonly t: Translator<typeof workshopEmailTexts.hu>
  readonly number: string
  /** Number, device, service and worksheet. */
  readonly facts: readonly [string, string][]
  /** A button to the page of the request, with a link of its own, and the warning that goes with it. */
  readonly pageLink: () => Promise<EmailBlock[]>
}

type Own = Pick<Email, 'deduplicationKey' | 'subject' | 'blocks' | 'attachments'>

/** An email of the workshop, in the language of the request. */
export const workshopEmail = (
  ctx: TransactionContext,
  requestId: number,
  compose: (writing: Writing) => Promise<Own | null>,
): Promise<Email | null> =>
  requestEmail(ctx, requestId, async (summary, words) => {
    const t = await translatorOf(workshopEmailTexts, summary.language)
    const request = await findWorkshopRequest(ctx.tx, requestId, summary.language)
    if (!request) return null
    const worksheet: [string, string][] = request.gsmWorksheetId === null ? [] : [[t('facts.worksheet'), request.gsmWorksheetId]]
    return compose({
      summary,
      request,
      t,
      number: formatRequestNumber(requestId),
      facts: [...requestFacts(summary, words), ...worksheet],
      pageLink: () => pageBlocks(ctx, requestId, words),
    })
  })
