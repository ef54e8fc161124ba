import type { Input } from '#base/endpoint.ts'
import type { Context } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { conversationApi } from '../conversation.api.ts'
import type { RatingView } from '../rating.ts'
import { rate, toldRating } from './rating-of-request.ts'
import { standingOf } from './side.ts'

export async function getRating(ctx: Context, { params }: Input<typeof conversationApi.getRating>): Promise<RatingView> {
  const { request, side } = await standingOf(ctx, params.id)
  return toldRating(ctx, request, side === 'customer')
}

export async function rateRequest(ctx: Context, { params, body }: Input<typeof conversationApi.rateRequest>): Promise<RatingView> {
  const { request, side } = await standingOf(ctx, params.id)
  if (side !== 'customer') throw new Refusal('UNAUTHORISED')
  return rate(ctx, request, body)
}
