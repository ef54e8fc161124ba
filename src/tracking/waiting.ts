import { z } from 'zod'
import { addDays, type Day } from '#calendar/calendar.ts'
import { mustPayNow } from '#requests/paying.ts'
import { pickupWindows } from '#requests/pickup-window.ts'
import type { NextStep } from '#requests/promise.ts'
import type { RequestStatus } from '#requests/status.ts'

/** What a request may wait for from its customer, the most urgent kind first. */
const waitingKinds = ['decideQuote', 'answerReport', 'choosePickup', 'pay', 'beHomeForPickup', 'beHomeForDelivery', 'addDocument'] as const

export const waiting = z.object({
  kind: z.enum(waitingKinds),
  /** The last day it can be done, or the day it happens. */
  by: z.string().describe('2026-11-21, in Europe/Budapest').nullable(),
  /** Of the pickup. */
  window: z.enum(pickupWindows).nullable(),
})
export type Waiting = z.output<typeof waiting>

type Facts = {
  readonly status: RequestStatus
  readonly next: Pick<NextStep, 'code' | 'by' | 'late'> | null
  readonly window: Waiting['window']
  readonly collected: boolean
  /** An invoice or a proforma that is not paid to the courier. */
  readonly owesInvoice: boolean
  /** The request is over: what is owed is owed all the same, and so is what its courier's cash was short of. */
  readonly closed: boolean
  readonly shortOfCash: boolean
  /** The form asks for an invoice or a warranty card (SPEC 5), and there is none. */
  readonly lacksDocument: boolean
  /** The device goes back to an address, not into a parcel locker. */
  readonly goesHome: boolean
}

/** From the evening before, the day of the courier is something to keep free. */
export const lastDayToMention = (today: Day): Day => addDays(today, 1)

/** While it still decides whether the repair is free of charge. */
export const documentStatuses = ['RECEIVED', 'DELIVERY_IN_ORDERED', 'ARRIVED'] as const satisfies readonly RequestStatus[]

/**
 * What waits for the customer, by the step that comes next. An expired quote or report waits for nobody. `my-requests-store.ts` finds the same
 * requests in the database; a test holds the two together.
 */
export function waitsFor(facts: Facts, today: Day): Waiting[] {
  const { status, next, window, collected, owesInvoice, closed, shortOfCash, lacksDocument, goesHome } = facts
  const found: Waiting[] = []
  const add = (kind: Waiting['kind'], by: Day | null = null) => found.push({ kind, by, window: kind === 'beHomeForPickup' ? window : null })
  const by = next?.by ?? null
  const isOpen = by !== null && next?.late === false
  if (next?.code === 'youDecide' && isOpen) add('decideQuote', by)
  if (next?.code === 'youAnswerReport' && isOpen) add('answerReport', by)
  if (next?.code === 'youChoosePickup') add('choosePickup')
  if (closed ? owesInvoice || shortOfCash : next !== null && mustPayNow({ status, owesInvoice })) add('pay')
  if (next?.code === 'courierComes' && !collected && by !== null && by <= lastDayToMention(today)) add('beHomeForPickup', by)
  if (next?.code === 'deviceDelivered' && goesHome) add('beHomeForDelivery', by)
  if (next !== null && lacksDocument && documentStatuses.some((one) => one === status)) add('addDocument')
  return found
}
