import { z } from 'zod'
import { longText } from '#base/plain-text.ts'
import { addDays, type Day } from '#calendar/calendar.ts'
import { wrongType } from '#errors.ts'

export const scores = [1, 2, 3, 4, 5] as const
export type Score = (typeof scores)[number]

export const maxCommentLength = 1000

/** In days of Budapest: how long after the hand-back the question may be answered, and how long the answer may be changed. */
export const askedDays = 60
export const changeableDays = 30

/** The last day on which a repair may be rated, or what was said about it changed. */
export const lastRatingDay = (handedBackOn: Day, ratedOn: Day | null): Day =>
  ratedOn === null ? addDays(handedBackOn, askedDays) : addDays(ratedOn, changeableDays)

export const ratingBody = z.strictObject(
  {
    score: z.literal([...scores], wrongType),
    comment: longText(maxCommentLength).default(''),
  },
  wrongType,
)

const rating = z.object({
  score: z.literal([...scores]),
  comment: z.string(),
  ratedAt: z.string().describe('2026-11-21T09:15:00Z'),
})
export type Rating = z.output<typeof rating>

export const ratingView = z.object({
  rating: rating.nullable(),
  /** The last day on which it may be given or changed; null: not before the device was handed back. */
  lastDay: z.string().describe('2026-11-21, in Europe/Budapest').nullable(),
  may: z.object({ rate: z.boolean() }),
})
export type RatingView = z.output<typeof ratingView>
