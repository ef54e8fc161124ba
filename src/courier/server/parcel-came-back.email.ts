import { emailReaction } from '#base/server/mail/emails.ts'
import type { TransactionContext } from '#context.ts'
import type { RequestEvents } from '#requests/events.ts'
import { courierEmail } from './courier-email.ts'
import { shipmentsOf } from './shipment-store.ts'

/** After a delivery in vain the parcel is here again: its customer chooses on the page what comes next. */
export const parcelCameBackEmail = emailReaction<TransactionContext, RequestEvents['parcelCameBack']>('courier.mailCameBack', (ctx, { requestId }) =>
  courierEmail(ctx, requestId, async ({ t, number, facts, wayBack, parcel, pageLink, desk }) => {
    const shipment = (await shipmentsOf(ctx.tx, requestId)).find(({ leg, orderedAt }) => leg === 'out' && orderedAt !== null)
    // Another one has set out meanwhile.
    if (shipment?.status !== 'RETURNED') return null
    return {
      deduplicationKey: `parcelCameBack:${shipment.id}`,
      subject: t('deliveryFailed.backSubject', { number }),
      blocks: [
        { kind: 'text', text: t('deliveryFailed.returnedText') },
        { kind: 'text', text: t('deliveryFailed.choose', desk) },
        { kind: 'facts', facts: [...parcel(shipment), wayBack, ...facts] },
        ...(await pageLink()),
      ],
    }
  }),
)
