import { z } from 'zod'
import { longText } from '#base/plain-text.ts'
import { maxMessageLength } from '#conversation/message.ts'
import { type ErrorCode, errors, refusedWith, wrongType } from '#errors.ts'

/** How many requests one step may be taken for at once. */
export const maxChosen = 100

const id = z.int(wrongType).positive(wrongType)
const chosen = z
  .array(id, wrongType)
  .min(1, refusedWith('REQUIRED'))
  .max(maxChosen, refusedWith('LIST_TOO_LONG', { max: maxChosen }))

/** Numbers in an address: `?ids=1000123,1000124`. */
export const chosenInAddress = z
  .string(wrongType)
  .max(2000)
  .transform((list) => [...new Set(list.split(',').filter(Boolean).map(Number))])
  .pipe(chosen)

export const messageToMany = z.strictObject(
  {
    ids: chosen.transform((ids) => [...new Set(ids)]),
    text: longText(maxMessageLength).min(1, refusedWith('REQUIRED')),
  },
  wrongType,
)

export const acceptedQuotes = z.strictObject(
  {
    /** `version`: of the quote that was looked at. */
    quotes: z
      .array(z.strictObject({ id, version: z.int(wrongType) }, wrongType), wrongType)
      .min(1, refusedWith('REQUIRED'))
      .max(maxChosen, refusedWith('LIST_TOO_LONG', { max: maxChosen })),
    /** The wording of the button that was pressed. */
    orderToPay: z.int(wrongType),
  },
  wrongType,
)

const codes = Object.keys(errors) as [ErrorCode, ...ErrorCode[]]

/** What became of each request, in the order they were sent. */
export const resultOfMany = z.discriminatedUnion('result', [
  z.object({ id: z.int(), result: z.literal('done') }),
  z.object({ id: z.int(), result: z.literal('refused'), code: z.enum(codes), message: z.string() }),
])
export type ResultOfMany = z.output<typeof resultOfMany>

/** Why a quote is not accepted together with others. */
const reasons = ['none', 'decided', 'over', 'aboveLimit', 'choice', 'notYours'] as const

/** What is known of the quote of a chosen request before it is accepted. */
export const quoteOfMany = z.object({
  id: z.int(),
  device: z.string(),
  /** Null: there is none. `gross`: what was ordered, before that the least it can cost, which is what is accepted here; `most`: what it can cost at the most. */
  quote: z.object({ version: z.int(), gross: z.int(), most: z.int(), lastDay: z.string() }).nullable(),
  /** Null: it can be accepted. `choice`: alternatives are to be chosen from on its own page. */
  notBecause: z.enum(reasons).nullable(),
})
export type QuoteOfMany = z.output<typeof quoteOfMany>
