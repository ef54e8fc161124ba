import type { EmailBlock } from '#base/server/mail/email.ts'
import { emailReaction } from '#base/server/mail/emails.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { TransactionContext } from '#context.ts'
import type { RequestEvents } from '#requests/events.ts'
import { dayInWords } from '#requests/in-words.ts'
import { pageBlocks } from '#requests/server/emails/request-email.ts'
import { buybackEmail, type Writing } from './buyback-email.ts'

/** The final offer: the price, why it is lower where it is, until when, and where it is decided. */
export const buybackOfferEmail = emailReaction<TransactionContext, RequestEvents['buybackOffered']>('buyback.mailOffer', (ctx, { requestId }) =>
  buybackEmail(ctx, requestId, async (writing) => {
    const { request, buyback, offer, isCompany, t, words, number, facts, forint } = writing
    // Decided before the email was written: the other email says all there is to say.
    if (!offer || offer.decision !== null) return null
    return {
      deduplicationKey: `buybackOffer:${requestId}`,
      subject: t('offer.subject', { number }),
      blocks: [
        { kind: 'text', text: t('offer.text') },
        {
          kind: 'facts',
          facts: [
            ...facts,
            [t('facts.estimate'), forint(buyback.estimatedPrice)],
            [t('facts.offer'), forint(offer.price)],
            [t('facts.validUntil'), dayInWords(request.language, budapestDay(offer.validUntil))],
          ],
        },
        ...reasonBlocks(writing),
        ...(isCompany ? [{ kind: 'text', text: t('offer.company') } as const] : []),
        { kind: 'text', text: t('offer.free') },
        ...(await pageBlocks(ctx, requestId, words, t('offer.decide'))),
      ],
    }
  }),
)

function reasonBlocks({ buyback, offer, t }: Writing): EmailBlock[] {
  if (!offer?.reason) return []
  return [
    { kind: 'heading', text: t(offer.price < buyback.estimatedPrice ? 'offer.lower' : 'offer.note') },
    { kind: 'text', text: offer.reason },
  ]
}
