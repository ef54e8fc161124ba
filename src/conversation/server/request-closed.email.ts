import { createMailedLink } from '#accounts/server/mailed-link-store.ts'
import type { EmailBlock } from '#base/server/mail/email.ts'
import { emailReaction } from '#base/server/mail/emails.ts'
import { type Translator, translatorOf } from '#base/texts.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { TransactionContext } from '#context.ts'
import { paths } from '#paths.ts'
import type { RequestEvents } from '#requests/events.ts'
import { dayInWords } from '#requests/in-words.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { createServiceWarrantyLink } from '#requests/server/booking/service-warranty-link.ts'
import { serviceWarrantyTerm } from '#requests/server/booking/service-warranty-term.ts'
import { requestEmail, requestFacts } from '#requests/server/emails/request-email.ts'
import type { RequestSummary } from '#requests/server/request-summary-store.ts'
import { conversationEmailTexts } from '../email-texts.ts'

type Words = Translator<typeof conversationEmailTexts.hu>

/** The last email of a repair: that the device is back, the service warranty with its one-click repeat claim, and the one question. */
export const requestClosedEmail = emailReaction<TransactionContext, RequestEvents['deviceHandedBack']>(
  'conversation.mailClosed',
  (ctx, { requestId }) =>
    requestEmail(ctx, requestId, async (request, words) => {
      const { status, closedAt, language } = request
      // The hand-back was taken back before this was written.
      if (status !== 'SERVICE_DONE' || closedAt === null) return null
      const t = await translatorOf(conversationEmailTexts, language)
      const { PUBLIC_URL } = ctx.env
      const follow = await createMailedLink(ctx.tx, ctx.now, { purpose: 'followRequest', requestId })
      const rating = await createMailedLink(ctx.tx, ctx.now, { purpose: 'rating', requestId })
      const facts: [string, string][] = [...requestFacts(request, words), [t('closed.handedBack'), dayInWords(language, budapestDay(closedAt))]]
      return {
        deduplicationKey: `requestClosed:${requestId}`,
        subject: t('closed.subject', { number: formatRequestNumber(requestId) }),
        blocks: [
          { kind: 'text', text: t('closed.text') },
          { kind: 'facts', facts },
          { kind: 'heading', text: t('closed.ratingTitle') },
          { kind: 'text', text: t('closed.rating') },
          { kind: 'button', label: t('closed.rate'), url: `${PUBLIC_URL}${paths.rating(rating)}` },
          ...(await serviceWarranty(ctx, request, t)),
          { kind: 'heading', text: t('closed.documentsTitle') },
          { kind: 'text', text: t('closed.documents') },
          { kind: 'button', label: t('closed.open'), url: `${PUBLIC_URL}${paths.externalRequest(follow)}` },
          { kind: 'small', text: t('warning') },
        ],
      }
    }),
)

/** Nothing where nothing was repaired. */
async function serviceWarranty(ctx: TransactionContext, { id, language }: RequestSummary, t: Words): Promise<EmailBlock[]> {
  const { fits, until } = await serviceWarrantyTerm(ctx, id)
  if (!fits || until === null) return []
  return [
    { kind: 'heading', text: t('closed.warrantyTitle') },
    { kind: 'text', text: t('closed.warranty', { day: dayInWords(language, until) }) },
    { kind: 'button', label: t('closed.claim'), url: await createServiceWarrantyLink(ctx, id) },
  ]
}
