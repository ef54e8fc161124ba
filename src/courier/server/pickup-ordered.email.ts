import { emailReaction } from '#base/server/mail/emails.ts'
import type { TransactionContext } from '#context.ts'
import type { RequestEvents } from '#requests/events.ts'
import { courierEmail } from './courier-email.ts'
import { openShipment } from './shipment-store.ts'

/**
 * The number under which the courier knows the parcel, once for each order. It comes soon after the confirmation of the booking or
 * of a new day, so it says nothing that stands there. A repeated attempt was told with the failed one.
 */
export const pickupOrderedEmail = emailReaction<TransactionContext, RequestEvents['pickupOrdered']>(
  'courier.mailPickupOrdered',
  (ctx, { requestId }) =>
    courierEmail(ctx, requestId, async ({ t, number, parcel, parcelLink, pickup, pageLink }) => {
      const shipment = await openShipment(ctx.tx, requestId, 'in')
      if (!shipment || shipment.orderedAt === null || shipment.attempt > 1) return null
      return {
        deduplicationKey: `pickupOrdered:${shipment.clientReference}`,
        subject: t('pickupOrdered.subject', { number }),
        blocks: [
          { kind: 'text', text: t('pickupOrdered.text') },
          { kind: 'facts', facts: [...parcel(shipment), ...pickup] },
          ...parcelLink(shipment),
          { kind: 'text', text: t('pickupOrdered.before') },
          ...(await pageLink()),
        ],
      }
    }),
)
