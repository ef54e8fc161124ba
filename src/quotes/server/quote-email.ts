import { createMailedLink } from '#accounts/server/mailed-link-store.ts'
import type { Email, EmailBlock } from '#base/server/mail/email.ts'
import { type Translator, translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import { paths } from '#paths.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { requestEmail, requestFacts } from '#requests/server/emails/request-email.ts'
import type { RequestSummary } from '#requests/server/request-summary-store.ts'
import { forintIn, roundedToCash } from '#site/figures.ts'
import { quoteEmailTexts } from '../email-texts.ts'
import type { SentQuote } from './quote-store.ts'
import { refusalFees } from './refusal-fees.ts'

/** What the emails of this slice are written with. */
export type Writing = {
  readonly request: RequestSummary
  readonly t: Translator<typeof quoteEmailTexts.hu>
  readonly number: string
  /** Number, device and service. */
  readonly facts: readonly [string, string][]
  readonly forint: (amount: number) => string
  /** A button to the page of the request, with a link of its own, and the warning that goes with it. */
  readonly pageLink: (label: 'open' | 'decide') => Promise<EmailBlock[]>
}

type Own = Pick<Email, 'deduplicationKey' | 'subject' | 'blocks' | 'attachments'>

/** An email about a quote or a report, in the language of the request. */
export const quoteEmail = (ctx: TransactionContext, requestId: number, compose: (writing: Writing) => Promise<Own | null>): Promise<Email | null> =>
  requestEmail(ctx, requestId, async (request, words) => {
    const t = await translatorOf(quoteEmailTexts, request.language)
    const pageLink: Writing['pageLink'] = async (label) => {
      const vs = await createMailedLink(ctx.tx, ctx.now, { purpose: 'followRequest', requestId })
      return [
        { kind: 'button', label: t(label), url: `${ctx.env.PUBLIC_URL}${paths.externalRequest(vs)}` },
        // Who opens it may decide only while there is something to decide.
        { kind: 'small', text: label === 'decide' ? t('warning') : words('followWarning') },
      ]
    }
    const number = formatRequestNumber(requestId)
    return compose({ request, t, number, facts: requestFacts(request, words), forint: forintIn(request.language), pageLink })
  })

/** Forints as a bill says them, and as they are paid in cash. */
export const feeInWords = ({ t, forint }: Writing, fee: number) => t('inCash', { amount: forint(fee), cash: forint(roundedToCash(fee)) })

/** What a refused or unanswered quote costs. */
export function feeFacts(writing: Writing, quote: SentQuote): EmailBlock {
  const { t, forint } = writing
  const { inspection, logistics, total } = refusalFees(quote)
  const facts: [string, string][] = [
    [t('facts.inspection'), forint(inspection)],
    [t('facts.logistics'), forint(logistics)],
    [t('facts.total'), feeInWords(writing, total)],
  ]
  return { kind: 'facts', facts }
}

/** What a colleague decided in the place of whoever sent the request, why they refused where they said, and what follows. */
export const colleagueBlocks = ({ t }: Writing, { decided, reason, next }: Readonly<Record<'decided' | 'reason' | 'next', string>>): EmailBlock[] => [
  { kind: 'text', text: decided },
  ...(reason ? [{ kind: 'text', text: t('rejected.colleagueReason', { reason }) } as const] : []),
  { kind: 'text', text: next },
]
