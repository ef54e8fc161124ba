import { z } from 'zod'
import { addDays, type Day } from '#calendar/calendar.ts'

/** Who writes to whom. Everybody who holds the request as its owner is the customer, every employee is the staff. */
const sides = ['customer', 'staff'] as const
export type Side = (typeof sides)[number]

export const maxMessageLength = 3000
export const maxAttachments = 3

/**
 * How long a closed request takes messages, in days of Budapest: as long as the links of its last emails open it. Reading is never
 * over; whoever writes later about a repair has the service warranty or a complaint to begin with.
 */
export const writingDays = 60

/** The last day on which the request takes messages; null while it is open. */
export const lastWritingDay = (closedOn: Day | null): Day | null => closedOn && addDays(closedOn, writingDays)

export const mayStillWrite = (closedOn: Day | null, today: Day): boolean => {
  const last = lastWritingDay(closedOn)
  return last === null || today <= last
}

const instant = z.string().describe('2026-11-21T09:15:00Z')

const attachment = z.object({
  /** For `getMessageAttachment`, from 1. */
  n: z.int(),
  name: z.string(),
  kind: z.enum(['pdf', 'photo']),
  bytes: z.int(),
})
export type Attachment = z.output<typeof attachment>

export const message = z.object({
  id: z.int(),
  at: instant,
  side: z.enum(sides),
  /** Of an employee: the first name for the customer, the whole name for colleagues. Null: the customer. */
  name: z.string().nullable(),
  text: z.string(),
  attachments: z.array(attachment),
  /** Written by the other side, and not read by the caller's yet. */
  isNew: z.boolean(),
  /** Written by the caller's side, and read by the other. */
  isSeen: z.boolean(),
})
export type Message = z.output<typeof message>

export const thread = z.object({
  /** On which side the caller stands. */
  side: z.enum(sides),
  /** The oldest of the page first. */
  messages: z.array(message),
  /** There are earlier ones. */
  hasEarlier: z.boolean(),
  /** Messages of the other side that the caller's side has not read. */
  unread: z.int(),
  /** Since when the customer waits for an answer; customers are not told. */
  waitingSince: instant.nullable(),
  /** The last day on which this closed request takes messages. */
  writeUntil: z.string().describe('2026-11-21, in Europe/Budapest').nullable(),
  /** That day has passed. */
  isOver: z.boolean(),
  may: z.object({ write: z.boolean(), settle: z.boolean() }),
})
export type Thread = z.output<typeof thread>
