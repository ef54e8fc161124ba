import { letter } from '#base/server/letters.ts'
import type { JobContext } from '#context.ts'
import type { RequestEvents } from '../events.ts'
import { handoverAttachment } from './handover-file.ts'
import { calendarAttachment, numberOf, pickupFacts, requestFacts, requestLetter } from './request-letter.ts'

/** The new time of a pickup. One letter for each state of the request: two changes in a row may need only one. */
export const pickupChangedLetter = letter<JobContext, RequestEvents['pickupChanged']>('requests.mailPickupChanged', (ctx, { requestId }) =>
  requestLetter(ctx, requestId, async (request, t) => {
    if (request.closedAt) return null
    return {
      deduplicationKey: `pickupChanged:${requestId}:${request.version}`,
      subject: t('changed.subject', { number: numberOf(request) }),
      blocks: [
        { kind: 'text', text: t('changed.text') },
        { kind: 'facts', facts: [...pickupFacts(request, t), ...requestFacts(request, t)] },
        { kind: 'text', text: t('changed.sheet') },
        { kind: 'small', text: t('changed.notYou') },
      ],
      attachments: [await handoverAttachment(ctx, requestId), ...(await calendarAttachment(ctx, request))],
    }
  }),
)
