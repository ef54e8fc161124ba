import { emailReaction } from '#base/server/mail/emails.ts'
import type { TransactionContext } from '#context.ts'
import type { RequestEvents } from '#requests/events.ts'
import { forintIn } from '#site/figures.ts'
import { courierEmail } from './courier-email.ts'
import { shipmentsOf } from './shipment-store.ts'

/** The device is on its way back: under which number, and what to keep ready for the courier. Once for each parcel. */
export const deviceShippedEmail = emailReaction<TransactionContext, RequestEvents['deviceShipped']>(
  'courier.mailDeviceShipped',
  (ctx, { requestId }) =>
    courierEmail(ctx, requestId, async ({ request, t, number, facts, wayBack, parcel, parcelLink, pageLink }) => {
      // Lost on the way again before the email was written: the other email says what is true now.
      if (request.status !== 'SHIPPED') return null
      const shipment = (await shipmentsOf(ctx.tx, requestId)).find(({ leg, orderedAt }) => leg === 'out' && orderedAt !== null)
      if (!shipment) return null
      const { cashOnDelivery, lockerCode } = shipment
      const isLocker = lockerCode !== null
      // None to a locker: `orderDelivery` sends nothing there for cash.
      const cash: [string, string][] = cashOnDelivery > 0 ? [[t('facts.cash'), forintIn(request.language)(cashOnDelivery)]] : []
      return {
        deduplicationKey: `deviceShipped:${shipment.id}`,
        subject: t('shipped.subject', { number }),
        blocks: [
          { kind: 'text', text: t(request.returnsToCounter ? 'shipped.counterText' : isLocker ? 'shipped.lockerText' : 'shipped.text') },
          { kind: 'facts', facts: [...parcel(shipment), wayBack, ...cash, ...facts] },
          ...(cashOnDelivery > 0 ? [{ kind: 'text', text: t('shipped.cash') } as const] : []),
          ...parcelLink(shipment),
          ...(!isLocker && !request.returnsToCounter ? [{ kind: 'text', text: t('shipped.attempts') } as const] : []),
          ...(await pageLink()),
        ],
      }
    }),
)
