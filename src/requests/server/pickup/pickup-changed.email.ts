import { emailReaction } from '#base/server/mail/emails.ts'
import type { TransactionContext } from '#context.ts'
import type { RequestEvents } from '../../events.ts'
import { handoverAttachment } from '../documents/handover-file.ts'
import { calendarAttachment, numberOf, pageBlocks, pickupFacts, requestEmail, requestFacts } from '../emails/request-email.ts'

/** The new time of a pickup. One email for each state of the request: two changes in a row may need only one. */
export const pickupChangedEmail = emailReaction<TransactionContext, RequestEvents['pickupChanged']>(
  'requests.mailPickupChanged',
  (ctx, { requestId }) =>
    requestEmail(ctx, requestId, async (request, t) => {
      if (request.closedAt) return null
      return {
        deduplicationKey: `pickupChanged:${requestId}:${request.version}`,
        subject: t('changed.subject', { number: numberOf(request) }),
        blocks: [
          { kind: 'text', text: t('changed.text') },
          { kind: 'facts', facts: [...pickupFacts(request, t), ...requestFacts(request, t)] },
          { kind: 'text', text: t('changed.sheet', { number: numberOf(request) }) },
          ...(await pageBlocks(ctx, requestId, t)),
          { kind: 'small', text: t('changed.notYou') },
        ],
        attachments: [await handoverAttachment(ctx, requestId), ...(await calendarAttachment(ctx, request))],
      }
    }),
)
