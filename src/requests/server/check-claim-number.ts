import type { Input } from '#base/endpoint.ts'
import type { Context } from '#context.ts'
import type { requestsApi } from '../requests.api.ts'
import { demandKnownClaim } from './known-claim.ts'
import { addressOf, bookingLimits, countKnock } from './limits.ts'

/** SPEC 7: asked when the customer leaves the field; the booking asks again by itself. */
export async function checkClaimNumber(ctx: Context, { params }: Input<typeof requestsApi.checkClaimNumber>) {
  await ctx.tx.transaction().execute((tx) => countKnock({ ...ctx, tx }, bookingLimits.claims, addressOf(ctx)))
  return { valid: true as const, number: await demandKnownClaim(ctx, params.number, 'number') }
}
