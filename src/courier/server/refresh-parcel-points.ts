import type { ParcelPoint } from '#addresses/parcel-point.ts'
import type { OutsideContext } from '#context.ts'
import { parcelNetworksOf } from './adapters/couriers.ts'
import { replacePoints } from './parcel-point-list-store.ts'

/** A list this short is a mistake of theirs: either courier has more than a thousand points. */
const fewest = 100

/** By the clock, outside a transaction: the couriers' own lists of parcel points; without couriers the sample points stay. */
export async function refreshParcelPoints(ctx: OutsideContext): Promise<void> {
  for (const [provider, courier] of parcelNetworksOf(ctx.env)) {
    const points = await courier?.listPoints().catch((err: unknown) => ctx.log.warn({ err, provider }, 'the parcel points could not be read'))
    if (!points) continue
    const unique = [...new Map<string, ParcelPoint>(points.map((point) => [point.code, point])).values()]
    if (unique.length < fewest) ctx.log.error({ provider, points: unique.length }, 'too few parcel points, the earlier list stays')
    else await ctx.transaction((own) => replacePoints(own.tx, provider, unique))
  }
}
