import type { Input } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import type { requestsApi } from '../../requests.api.ts'
import { pickupOffer } from './pickup-offer.ts'

export async function getPickupDays(ctx: ReadContext & Call, { query }: Input<typeof requestsApi.getPickupDays>) {
  return { pickupDays: (await pickupOffer(ctx, query.postalCode)).days }
}
