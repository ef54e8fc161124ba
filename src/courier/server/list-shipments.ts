import type { Input } from '#base/endpoint.ts'
import type { Context } from '#context.ts'
import { demandHeldRequest } from '#documents/server/request-holder-store.ts'
import type { courierApi, ShownShipment } from '../courier.api.ts'
import { trackingPage } from '../shipment.ts'
import { eventsOf } from './shipment-event-store.ts'
import { type Shipment, shipmentsOf } from './shipment-store.ts'

/** Customers see what a courier has taken; employees also see what no courier took yet, and why. */
export async function listShipments(ctx: Context, { params: { id } }: Input<typeof courierApi.listShipments>) {
  await demandHeldRequest(ctx, id)
  const isStaff = ctx.actor.kind === 'account' && ctx.actor.customerType === 'EMPLOYEE'
  const shipments = (await shipmentsOf(ctx.tx, id)).filter(({ orderedAt }) => isStaff || orderedAt !== null)
  const events = await eventsOf(
    ctx.tx,
    shipments.map((shipment) => shipment.id),
  )
  const shown = (shipment: Shipment): ShownShipment => ({
    ...shownOf(shipment),
    events: events
      .filter(({ shipmentId }) => shipmentId === shipment.id)
      // What an employee noted is the company's own.
      .map(({ code, at, note, source }) => ({ code, at: at.toString(), note: isStaff || source === 'carrier' ? note : null })),
    internal: isStaff
      ? { clientReference: shipment.clientReference, refusedBecause: shipment.refusedBecause, withdrawal: shipment.withdrawal }
      : null,
  })
  return { shipments: shipments.map(shown) }
}

const shownOf = ({ trackingNumber, provider, lockerProvider, lockerCode, ...shipment }: Shipment) => ({
  id: shipment.id,
  leg: shipment.leg,
  attempt: shipment.attempt,
  carrier: provider,
  status: shipment.status,
  trackingNumber,
  trackingPage: trackingNumber === null ? null : trackingPage(provider, trackingNumber),
  day: shipment.day,
  window: shipment.pickupWindow,
  locker: lockerProvider !== null && lockerCode !== null ? { provider: lockerProvider, code: lockerCode } : null,
  cashOnDelivery: shipment.cashOnDelivery,
  orderedAt: shipment.orderedAt?.toString() ?? null,
  endedAt: shipment.endedAt?.toString() ?? null,
})
