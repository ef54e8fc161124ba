import type { Input } from '#base/endpoint.ts'
import type { Call, OutsideContext } from '#context.ts'
import type { requestsApi } from '../../requests.api.ts'
import { requireKnownClaim } from './known-claim.ts'
import { addressOf, bookingLimits, countHit } from './limits.ts'

/** SPEC 7: asked when the customer leaves the field; the booking asks again by itself. */
export async function checkClaimNumber(ctx: OutsideContext & Call, { params }: Input<typeof requestsApi.checkClaimNumber>) {
  await ctx.transaction((own) => countHit({ ...ctx, ...own }, bookingLimits.claims, addressOf(ctx)))
  return { valid: true as const, number: await requireKnownClaim(ctx, params.number, 'number') }
}
