import type { ParcelProvider } from '#addresses/parcel-point.ts'
import type { Env } from '#base/server/env.ts'
import type { ReadContext } from '#context.ts'
import type { Carrier } from '../../shipment.ts'
import type { CourierAdapter } from './courier-adapter.ts'
import { foxpostOf } from './foxpost.ts'
import { glsOf } from './gls.ts'
import { simulatedCourier } from './simulator.ts'

/** The couriers that have lockers, as far as their settings are there. */
export const parcelNetworksOf = (env: Env) => [['gls', glsOf(env)] as const, ['foxpost', foxpostOf(env)] as const]

/** Who collects at the customer's. Foxpost knows no collection at home. */
export const pickupCarrier = (env: Env): Carrier => (glsOf(env) ? 'gls' : 'simulator')

/** Who brings a device back. A locker belongs to its own courier; to a door the first one goes that is set. */
export function deliveryCarrier(env: Env, locker: ParcelProvider | null): Carrier {
  if (glsOf(env) && locker !== 'foxpost') return 'gls'
  if (foxpostOf(env) && locker !== 'gls') return 'foxpost'
  return 'simulator'
}

/**
 * The courier of this name (env.ts does not let the simulator into production unasked).
 * @throws Error when a shipment was ordered from one whose settings are gone
 */
export function courierOf(ctx: Pick<ReadContext, 'env' | 'tx' | 'now' | 'reference'>, carrier: Carrier): CourierAdapter {
  if (carrier === 'simulator') return simulatedCourier(ctx)
  const courier = carrier === 'gls' ? glsOf(ctx.env) : foxpostOf(ctx.env)
  if (!courier) throw new Error(`The settings of ${carrier} are gone, and it has parcels of ours`)
  return courier
}
