import { emailReaction } from '#base/server/mail/emails.ts'
import { translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import type { RequestEvents } from '#requests/events.ts'
import { insurerEmailTexts } from '../../insurer-email-texts.ts'
import { quoteEmail } from '../quote-email.ts'
import { findInsurerQuote } from './insurer-store.ts'

/** What the insurer answered and what follows. Of an own share the email of its quote tells. */
export const insurerAnsweredEmail = emailReaction<TransactionContext, RequestEvents['insurerAnswered']>(
  'quotes.mailInsurerAnswered',
  (ctx, { requestId }) =>
    quoteEmail(ctx, requestId, async ({ request, number, facts, pageLink }) => {
      const quote = await findInsurerQuote(ctx.tx, requestId)
      if (quote?.status !== 'accepted' && quote?.status !== 'refused') return null
      const t = await translatorOf(insurerEmailTexts, request.language)
      return {
        deduplicationKey: `insurerAnswered:${quote.id}`,
        subject: t(`answered.${quote.status}Subject`, { number }),
        blocks: [{ kind: 'text', text: t(`answered.${quote.status}Text`) }, { kind: 'facts', facts }, ...(await pageLink('open'))],
      }
    }),
)
