import type { Handlers } from '#context.ts'
import type { addressesApi } from '../addresses.api.ts'
import { publicPlaceTypes } from '../public-place-types.ts'
import { findParcelPoints } from './find-parcel-points.ts'
import { findTowns, townsOf } from './postal-codes.ts'
import { findStreets } from './streets.ts'

export const addressesHandlers: Handlers<typeof addressesApi> = {
  townsOfPostalCode: (_ctx, { params }) => townsOf(params.code),
  findPostalCodes: (_ctx, { query }) => findTowns(query.query),
  findStreets: (_ctx, { query }) => findStreets(query.postalCode, query.query),
  publicPlaceTypes: async () => [...publicPlaceTypes],
  findParcelPoints,
}
