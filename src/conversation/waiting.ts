import { z } from 'zod'
import { boundedText } from '#base/bounded-text.ts'
import { issueMessage, wrongType } from '#errors.ts'

/** Where a page of those who wait ended: since when the last of them waits, and which request it is. */
export type WaitingPlace = { readonly since: string; readonly requestId: number }

const shape = /^(20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d)((?:\.\d{1,6})?Z)_(\d{1,15})$/

/** A day or an hour that is in no calendar comes back as another one. */
const isMoment = (second: string) => Number.isFinite(Date.parse(`${second}Z`)) && new Date(`${second}Z`).toISOString().startsWith(second)

export const placeInWords = ({ since, requestId }: WaitingPlace) => `${since}_${requestId}`

/** `2026-11-21T09:15:00Z_123456789` */
const place = boundedText(60).transform((text, refused): WaitingPlace => {
  const [, second = '', rest = '', requestId = ''] = shape.exec(text) ?? []
  if (!isMoment(second)) refused.addIssue({ code: 'custom', message: issueMessage('INVALID_INPUT') })
  return { since: `${second}${rest}`, requestId: Number(requestId) }
})

export const waitingQuery = z.strictObject(
  {
    /** The `next` of the page before. */
    after: place.optional(),
    size: z.coerce.number(wrongType).int(wrongType).positive(wrongType).max(100, wrongType).default(25),
  },
  wrongType,
)

/** A request whose customer waits for an answer. */
const waitingRow = z.object({
  crmRequestId: z.int(),
  customer: z.string(),
  device: z.string(),
  closed: z.boolean(),
  /** Who looks after the request. */
  assigned: z.string().nullable(),
  waitingSince: z.string().describe('2026-11-21T09:15:00Z'),
  /** How many messages wait. */
  waiting: z.int(),
  /** The beginning of the newest of them; empty where it is attachments only. */
  beginning: z.string(),
})
export type WaitingRow = z.output<typeof waitingRow>

export const waitingPage = z.object({
  /** How many requests there are; only with the first page. */
  total: z.int().nullable(),
  requests: z.array(waitingRow),
  /** What to send as `after`; null: this was the last page. */
  next: z.string().nullable(),
})
