import { z } from 'zod'
import type { Input } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import type { addressesApi } from '../addresses.api.ts'
import { folded } from '../fold.ts'
import { type ParcelPoint, parcelPoint } from '../parcel-point.ts'
import { pointsAround, pointsByTyping } from './parcel-point-store.ts'

const max = 20
const parcelPoints = z.array(parcelPoint)

/** By typing if something is typed, else around the postal code; with neither there is nothing to list. */
export async function findParcelPoints(ctx: ReadContext & Call, { query }: Input<typeof addressesApi.findParcelPoints>): Promise<ParcelPoint[]> {
  if (folded(query.query) !== '') return parcelPoints.parse(await pointsByTyping(ctx.tx, query.provider, query.query, max))
  if (query.postalCode !== undefined) return parcelPoints.parse(await pointsAround(ctx.tx, query.provider, query.postalCode, max))
  return []
}
