import { z } from 'zod'
import { orderSources } from '#requests/order-source.ts'
import { afterCancelling } from '#requests/request-state.ts'
import { outcomes, requestStatuses } from '#requests/status.ts'

/** GAPS D13. The order is the order of an order's life. */
export const orderStatuses = ['open', 'partlyDone', 'done', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** How many requests of an order are there, still open, and closed otherwise than cancelled. */
export type OrderCounts = { readonly all: number; readonly open: number; readonly done: number }

/**
 * An order's status is nothing but that of its requests (GAPS D13): open while something is not closed, partly done when some of it is,
 * done when all is closed and at least one was not cancelled. The list filters by the same rule in `order-store.ts`.
 */
export function orderStatusOf({ open, done }: OrderCounts): OrderStatus {
  if (open > 0) return done > 0 ? 'partlyDone' : 'open'
  return done > 0 ? 'done' : 'cancelled'
}

const instant = z.string().describe('2026-11-21T09:15:00Z')

/** `{id, date, status}` of SPEC 3, and what GAPS D13 adds. */
const order = z.object({
  id: z.string().describe('R-2026-000123'),
  date: instant,
  status: z.enum(orderStatuses),
  /** The customer's own number of it. */
  reference: z.string().nullable(),
  source: z.enum(orderSources),
  /** How many requests it has. */
  count: z.int(),
})

export const listedOrder = order.extend({
  /** What is to be repaired; the first three. */
  devices: z.array(z.string()),
})
export type ListedOrder = z.output<typeof listedOrder>

const orderedRequest = z.object({
  crmRequestId: z.int(),
  receivedTime: instant,
  status: z.enum(requestStatuses),
  afterCancelling,
  outcome: z.enum(outcomes).nullable(),
  closed: z.boolean(),
  warrantyType: z.int(),
  device: z.string(),
  identifier: z.string(),
})
export type OrderedRequest = z.output<typeof orderedRequest>

export const shownOrder = order.extend({
  requests: z.array(orderedRequest),
  /** What to send as `after`; null: this was the last page. */
  next: z.int().nullable(),
})
