import type { Email } from '#base/server/mail/email.ts'
import { type Translator, translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { type EmailTranslator, requestEmail, requestFacts } from '#requests/server/emails/request-email.ts'
import type { RequestSummary } from '#requests/server/request-summary-store.ts'
import { forintIn } from '#site/figures.ts'
import { buybackEmailTexts } from '../../email-texts.ts'
import { sellsAsCompany } from '../../payout.ts'
import { type Buyback, type BuybackOffer, findBuyback, findBuybackRequest, findOffer } from '../buyback-store.ts'

/** What the emails of this slice are written with. */
export type Writing = {
  readonly request: RequestSummary
  readonly buyback: Buyback
  /** Undefined where the device went back without one. */
  readonly offer: BuybackOffer | undefined
  readonly isCompany: boolean
  readonly t: Translator<typeof buybackEmailTexts.hu>
  /** The words that every email about a request shares. */
  readonly words: EmailTranslator
  readonly number: string
  /** Number, device and service. */
  readonly facts: readonly [string, string][]
  readonly forint: (amount: number) => string
}

type Own = Pick<Email, 'deduplicationKey' | 'subject' | 'blocks' | 'attachments'>

/** An email about a device that is bought, in the language of the request. */
export const buybackEmail = (ctx: TransactionContext, requestId: number, compose: (writing: Writing) => Promise<Own | null>): Promise<Email | null> =>
  requestEmail(ctx, requestId, async (request, words) => {
    const seller = await findBuybackRequest(ctx.tx, requestId)
    const buyback = await findBuyback(ctx.tx, requestId)
    if (!seller || !buyback) return null
    return compose({
      request,
      buyback,
      offer: await findOffer(ctx.tx, requestId),
      isCompany: sellsAsCompany(seller),
      t: await translatorOf(buybackEmailTexts, request.language),
      words,
      number: formatRequestNumber(requestId),
      facts: requestFacts(request, words),
      forint: forintIn(request.language),
    })
  })
