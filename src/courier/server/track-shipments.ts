import type { OutsideContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { type Carrier, carriers } from '../shipment.ts'
import { courierOf } from './adapters/couriers.ts'
import { parcelOf } from './parcel-order.ts'
import { noteTracked, type Shipment, shipmentsToTrack } from './shipment-store.ts'
import { takeEvents } from './take-events.ts'
import { withdrawOrders } from './withdraw-orders.ts'

/** A round is every ten minutes; who was looked at within the last eight is not asked about again. */
const minutesBetween = 8
const maxAtOnce = 200

/**
 * By the clock, outside a transaction: asks the couriers about every parcel under way, and tells them what is not wanted any more.
 * A courier who does not answer is left alone until the next round; the others are asked all the same.
 */
export async function trackShipments(ctx: OutsideContext): Promise<void> {
  for (const carrier of carriers) await trackParcelsOf(ctx, carrier)
  await withdrawOrders(ctx).catch((err: unknown) => ctx.log.warn({ err }, 'an order could not be withdrawn, it is tried in the next round'))
}

async function trackParcelsOf(ctx: OutsideContext, carrier: Carrier): Promise<void> {
  for (const shipment of await shipmentsToTrack(ctx.tx, carrier, ctx.now.subtract({ minutes: minutesBetween }), maxAtOnce)) {
    try {
      await trackShipment(ctx, shipment)
    } catch (err) {
      ctx.log.warn({ err, shipment: shipment.id, carrier }, 'a parcel could not be tracked')
      if (err instanceof Refusal && err.code === 'COURIER_AWAY') return
      // It must not stand before the others in the next round too.
      await ctx.transaction(({ tx, now }) => noteTracked(tx, shipment.id, now))
    }
  }
}

async function trackShipment(ctx: OutsideContext, shipment: Shipment): Promise<void> {
  const parcel = await parcelOf(ctx, shipment)
  if (!parcel) return
  const events = await courierOf(ctx, shipment.provider).track(parcel)
  await ctx.transaction(async (own) => {
    await takeEvents(own, shipment, events)
    await noteTracked(own.tx, shipment.id, own.now)
  })
}
