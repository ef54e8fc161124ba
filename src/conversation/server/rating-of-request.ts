import type { Input } from '#base/endpoint.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { ReadContext, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { conversationApi } from '../conversation.api.ts'
import { askedDays, changeableDays, lastRatingDay, type RatingView } from '../rating.ts'
import type { ConversationRequest } from './conversation-request-store.ts'
import { closedOn } from './conversation-state.ts'
import { ratingOf, type StoredRating, saveRating } from './rating-store.ts'

type Clock = Pick<ReadContext, 'tx' | 'now'>

/** @param isCustomer others look only */
export async function ratingDto(ctx: Clock, request: ConversationRequest, isCustomer: boolean): Promise<RatingView> {
  const rating = await ratingOf(ctx.tx, request.id)
  const lastDay = lastDayFor(request, rating)
  return {
    rating: rating ? { score: rating.score, comment: rating.comment, ratedAt: rating.ratedAt.toString() } : null,
    lastDay,
    may: { rate: isCustomer && lastDay !== null && budapestDay(ctx.now) <= lastDay },
  }
}

/** Only what came back can be rated: a cancelled request was no repair. */
function lastDayFor(request: ConversationRequest, rating: StoredRating | undefined) {
  const closed = closedOn(request)
  if (closed === null || request.status !== 'SERVICE_DONE') return null
  return lastRatingDay(closed, rating ? budapestDay(rating.ratedAt) : null)
}

/** @throws Refusal RATING_NOT_POSSIBLE before the device is back, and when the time for it is over */
export async function rate(
  ctx: Pick<TransactionContext, 'tx' | 'now'>,
  request: ConversationRequest,
  said: Input<typeof conversationApi.rateRequest>['body'],
): Promise<RatingView> {
  const { may } = await ratingDto(ctx, request, true)
  if (!may.rate) throw new Refusal('RATING_NOT_POSSIBLE', { values: { asked: askedDays, change: changeableDays } })
  await saveRating(ctx.tx, request.id, said, ctx.now)
  return ratingDto(ctx, request, true)
}
