import type { Input } from '#base/endpoint.ts'
import type { Call, ReadContext, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { conversationApi } from '../conversation.api.ts'
import type { RatingView } from '../rating.ts'
import { conversationStateOf } from './conversation-state.ts'
import { rate, ratingDto } from './rating-of-request.ts'

export async function getRating(ctx: ReadContext & Call, { params }: Input<typeof conversationApi.getRating>): Promise<RatingView> {
  const { request, side, mayWrite } = await conversationStateOf(ctx, params.id, { colleagues: true })
  return ratingDto(ctx, request, side === 'customer' && mayWrite)
}

export async function rateRequest(ctx: TransactionContext & Call, { params, body }: Input<typeof conversationApi.rateRequest>): Promise<RatingView> {
  const { request, side } = await conversationStateOf(ctx, params.id)
  if (side !== 'customer') throw new Refusal('UNAUTHORISED')
  return rate(ctx, request, body)
}
