import { mintMailedLink } from '#accounts/server/mailed-link-store.ts'
import { letter } from '#base/server/letters.ts'
import type { JobContext } from '#context.ts'
import { paths } from '#paths.ts'
import type { RequestEvents } from '../events.ts'
import { stepsAheadOf } from '../next-steps.ts'
import { handoverAttachment } from './handover-file.ts'
import { expectedRepairWorkingDays } from './pickup-offer.ts'
import { calendarAttachment, type LetterTranslator, numberOf, pickupFacts, requestFacts, requestLetter, wayBack } from './request-letter.ts'
import type { ToldRequest } from './request-papers-store.ts'

/** The confirmation of a booking, with the hand-over sheet, the calendar entry and the link to follow it. */
export const requestReceivedLetter = letter<JobContext, RequestEvents['requestReceived']>('requests.mailReceived', (ctx, { requestId }) =>
  requestLetter(ctx, requestId, async (request, t) => {
    // Cancelled before the letter was written: the other letter says all there is to say.
    if (request.closedAt) return null
    const vs = await mintMailedLink(ctx.tx, ctx.now, { purpose: 'followRequest', requestId })
    return {
      deduplicationKey: `requestReceived:${requestId}`,
      subject: t('received.subject', { number: numberOf(request) }),
      blocks: [
        { kind: 'text', text: t('received.thanks') },
        { kind: 'facts', facts: [...requestFacts(request, t), ...pickupFacts(request, t), wayBack(request, t)] },
        { kind: 'heading', text: t('received.prepareTitle') },
        { kind: 'list', items: preparation(request, t) },
        { kind: 'heading', text: t('received.nextTitle') },
        { kind: 'list', items: ahead(request, t, await expectedRepairWorkingDays(ctx)) },
        { kind: 'button', label: t('follow'), url: `${ctx.env.PUBLIC_URL}${paths.externalRequest(vs)}` },
        { kind: 'text', text: t('received.changeable') },
        { kind: 'small', text: t('followWarning') },
      ],
      attachments: [await handoverAttachment(ctx, requestId), ...(await calendarAttachment(ctx, request))],
    }
  }),
)

function preparation(request: ToldRequest, t: LetterTranslator): string[] {
  const { hasSim, locatorName } = request
  return [
    t('received.save'),
    ...(hasSim ? [t('received.sim')] : []),
    ...(locatorName ? [t('received.locator', { locator: locatorName })] : []),
    t('received.pack'),
    t('received.sheet', { number: numberOf(request) }),
  ]
}

/** What comes after the courier; what comes before is said above. */
function ahead({ warrantyTypeId, deliveryOut }: ToldRequest, t: LetterTranslator, [from, to]: [number, number]): string[] {
  return stepsAheadOf(warrantyTypeId).flatMap((step) => {
    if (step === 'letterComes' || step === 'prepareDevice' || step === 'courierComes') return []
    if (step === 'repair') return [t('next.repair', { from: String(from), to: String(to) })]
    if (step === 'deviceGoesBack' && deliveryOut.lockerCode) return [t('next.deviceGoesToLocker')]
    return [t(`next.${step}`)]
  })
}
