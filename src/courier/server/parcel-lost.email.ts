import { emailReaction } from '#base/server/mail/emails.ts'
import { translatorOf } from '#base/texts.ts'
import { payWithinDays } from '#compensations/compensation.ts'
import type { TransactionContext } from '#context.ts'
import type { RequestEvents } from '#requests/events.ts'
import { numberOf, pageBlocks, requestEmail, requestFacts } from '#requests/server/emails/request-email.ts'
import { company } from '#site/company.ts'
import { forintIn } from '#site/figures.ts'
import { courierEmailTexts } from '../email-texts.ts'
import { findLostParcel } from './lost-parcel-store.ts'

/** The device is lost: on which way, what we pay for it, and that nothing is owed to us. */
export const parcelLostEmail = emailReaction<TransactionContext, RequestEvents['parcelLost']>('courier.mailLost', (ctx, { requestId }) =>
  requestEmail(ctx, requestId, async (request, words) => {
    const lost = await findLostParcel(ctx.tx, requestId)
    if (!lost) return null
    const { language } = request
    const t = await translatorOf(courierEmailTexts, language)
    return {
      deduplicationKey: `parcelLost:${requestId}`,
      subject: t('lost.subject', { number: numberOf(request) }),
      blocks: [
        { kind: 'text', text: t(lost.leg === 'in' ? 'lost.inText' : 'lost.outText') },
        { kind: 'facts', facts: [[t('lost.compensation'), forintIn(language)(lost.compensation)], ...requestFacts(request, words)] },
        ...(lost.compensation > 0 ? [{ kind: 'text', text: t('lost.payout', { days: String(payWithinDays) }) } as const] : []),
        { kind: 'text', text: t('lost.questions', { phone: company.phone, ...company.openingHours }) },
        { kind: 'text', text: t('lost.nothingOwed') },
        ...(await pageBlocks(ctx, requestId, words, lost.compensation > 0 ? t('lost.say') : undefined)),
      ],
    }
  }),
)
