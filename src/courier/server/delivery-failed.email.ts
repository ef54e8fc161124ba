import { emailReaction } from '#base/server/mail/emails.ts'
import type { TransactionContext } from '#context.ts'
import type { RequestEvents } from '#requests/events.ts'
import { failureStep } from '../actions.ts'
import { courierEmail } from './courier-email.ts'
import { countSteps, findCourierRequest } from './courier-request-store.ts'
import { shipmentsOf } from './shipment-store.ts'

/** Nobody took the parcel: the courier tries again, or, after the last attempt, somebody must talk before it sets out once more. */
export const deliveryFailedEmail = emailReaction<TransactionContext, RequestEvents['deliveryFailed']>(
  'courier.mailDeliveryFailed',
  (ctx, { requestId }) =>
    courierEmail(ctx, requestId, async ({ t, number, facts, wayBack, parcel, parcelLink, pageLink, desk }) => {
      const shipment = (await shipmentsOf(ctx.tx, requestId)).find(({ leg, orderedAt }) => leg === 'out' && orderedAt !== null)
      // Here again meanwhile, which has an email of its own.
      if (!shipment || shipment.status === 'RETURNED') return null
      const isLast = (await findCourierRequest(ctx.tx, requestId)).holdReason === 'ugyfel'
      return {
        deduplicationKey: `deliveryFailed:${requestId}:${await countSteps(ctx.tx, requestId, failureStep.out)}`,
        subject: t('deliveryFailed.subject', { number }),
        blocks: [
          { kind: 'text', text: t(isLast ? 'deliveryFailed.lastText' : 'deliveryFailed.againText') },
          { kind: 'text', text: isLast ? t('deliveryFailed.talk', desk) : t('deliveryFailed.beThere') },
          { kind: 'facts', facts: [...parcel(shipment), wayBack, ...facts] },
          ...parcelLink(shipment),
          ...(await pageLink()),
        ],
      }
    }),
)
