import { mintMailedLink } from '#accounts/server/mailed-link-store.ts'
import { type LetterBlock, letter } from '#base/server/letters.ts'
import { type Translator, translatorOf } from '#base/texts.ts'
import type { JobContext } from '#context.ts'
import { paths } from '#paths.ts'
import type { RequestEvents } from '#requests/events.ts'
import { dayInWords } from '#requests/in-words.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { requestFacts, requestLetter } from '#requests/server/request-letter.ts'
import type { ToldRequest } from '#requests/server/request-papers-store.ts'
import { mintServiceWarrantyLink } from '#requests/server/service-warranty-link.ts'
import { serviceWarrantyTerm } from '#requests/server/service-warranty-term.ts'
import { conversationLetterTexts } from '../letter-texts.ts'
import { dayOf } from './side.ts'

type Words = Translator<typeof conversationLetterTexts.hu>

/** The last letter of a repair: that the device is back, the service warranty with its one-click repeat claim, and the one question. */
export const requestClosedLetter = letter<JobContext, RequestEvents['deviceHandedBack']>('conversation.mailClosed', (ctx, { requestId }) =>
  requestLetter(ctx, requestId, async (request, words) => {
    const { status, closedAt, language } = request
    // The hand-back was taken back before this was written.
    if (status !== 'SERVICE_DONE' || closedAt === null) return null
    const t = await translatorOf(conversationLetterTexts, language)
    const { PUBLIC_URL } = ctx.env
    const follow = await mintMailedLink(ctx.tx, ctx.now, { purpose: 'followRequest', requestId })
    const rating = await mintMailedLink(ctx.tx, ctx.now, { purpose: 'rating', requestId })
    const facts: [string, string][] = [...requestFacts(request, words), [t('closed.handedBack'), dayInWords(language, dayOf(closedAt))]]
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
        { kind: 'heading', text: t('closed.papersTitle') },
        { kind: 'text', text: t('closed.papers') },
        { kind: 'button', label: t('closed.open'), url: `${PUBLIC_URL}${paths.externalRequest(follow)}` },
        { kind: 'small', text: t('warning') },
      ],
    }
  }),
)

/** Nothing where nothing was repaired. */
async function serviceWarranty(ctx: JobContext, { id, language }: ToldRequest, t: Words): Promise<LetterBlock[]> {
  const { fits, until } = await serviceWarrantyTerm(ctx, id)
  if (!fits || until === null) return []
  return [
    { kind: 'heading', text: t('closed.warrantyTitle') },
    { kind: 'text', text: t('closed.warranty', { day: dayInWords(language, until) }) },
    { kind: 'button', label: t('closed.claim'), url: await mintServiceWarrantyLink(ctx, id) },
  ]
}
